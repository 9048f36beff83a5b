// The root class, from which classes in Swift become classes of Objective-C.

typedef struct objc_selector *SEL;

@protocol NSObject
- (_Bool)respondsToSelector:(null_unspecified SEL)aSelector;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (nonnull instancetype)init;
- (null_unspecified id)forwardingTargetForSelector:(null_unspecified SEL)aSelector;
- (nonnull id)copy;
@end
