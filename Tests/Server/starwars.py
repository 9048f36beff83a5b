"""Characters, starships and reviews of Star Wars episodes, with live `reviewAdded` events."""
from collections.abc import AsyncGenerator
from datetime import datetime, timedelta
from enum import Enum
from typing import Annotated, Union

import starwars_data as data
import strawberry
from records import EPOCH, FINDERS, WORLD, Page, Record, by_key, fail
from strawberry import relay


@strawberry.enum(description="The films of the original trilogy.")
class Episode(Enum):
    NEWHOPE = "NEWHOPE"
    EMPIRE = "EMPIRE"
    JEDI = "JEDI"


@strawberry.enum
class LengthUnit(Enum):
    METER = "METER"
    FOOT = "FOOT"


def in_unit(meters: float, unit: LengthUnit) -> float:
    return meters if unit is LengthUnit.METER else round(meters * 3.28084, 2)


@strawberry.interface
class Character(relay.Node):
    name: str
    appears_in: list[Episode]
    friend_keys: strawberry.Private[list[str]]

    @strawberry.field
    def friends(self) -> list["Character"]:
        return [found for key in self.friend_keys if (found := character(key))]

    @strawberry.field(description="Always null, with an error: it is a secret.")
    def secret_backstory(self) -> str | None:
        raise fail("The backstory is secret", "FORBIDDEN")


@strawberry.type
class Starship(Record):
    key: relay.NodeID[str]
    name: str
    meters: strawberry.Private[float]

    @strawberry.field
    def length(self, unit: LengthUnit = LengthUnit.METER) -> float:
        return in_unit(self.meters, unit)

    @strawberry.field(description="Where it was seen, as pairs of coordinates.")
    def coordinates(self) -> list[list[float]] | None:
        return [[int(self.key) / 8, -int(self.key) / 4], [0.0, 1.5]] if int(self.key) % 2 else None


@strawberry.type
class Human(Record, Character):
    key: relay.NodeID[str]
    name: str
    appears_in: list[Episode]
    friend_keys: strawberry.Private[list[str]]
    home_planet: str | None
    mass: float | None
    meters: strawberry.Private[float | None]
    starship_keys: strawberry.Private[list[str]]

    @strawberry.field
    def height(self, unit: LengthUnit = LengthUnit.METER) -> float | None:
        return self.meters and in_unit(self.meters, unit)

    @strawberry.field
    def starships(self) -> list[Starship]:
        return [ship for ship in WORLD.starships if ship.key in self.starship_keys]


@strawberry.type
class Droid(Record, Character):
    key: relay.NodeID[str]
    name: str
    appears_in: list[Episode]
    friend_keys: strawberry.Private[list[str]]
    primary_function: str | None


SearchResult = Annotated[Union[Human, Droid, Starship], strawberry.union("SearchResult")]


@strawberry.type
class Review(Record):
    key: relay.NodeID[str]
    episode: Episode
    stars: int
    commentary: str | None
    created_at: datetime

    @strawberry.field(description="The summary of all reviews of the same episode.")
    def summary(self) -> "ReviewSummary":
        return ReviewSummary.of(self.episode)


@strawberry.type(description="The reviews of one episode in brief; it keeps its id for ever.")
class ReviewSummary(Record):
    key: relay.NodeID[str]
    episode: Episode

    @classmethod
    def of(cls, episode: Episode) -> "ReviewSummary":
        return cls(key=episode.value, episode=episode)

    @strawberry.field
    def total(self) -> int:
        return len(reviews_of(self.episode))

    @strawberry.field(description="Null before the first review.")
    def average_stars(self) -> float | None:
        stars = [review.stars for review in reviews_of(self.episode)]
        return round(sum(stars) / len(stars), 2) if stars else None

    @strawberry.field(description="The newest first.")
    def latest(self, first: int = 3) -> list[Review]:
        return reviews_of(self.episode)[:first]


def character(key: str) -> Character | None:
    return next((found for found in WORLD.characters if found.key == key), None)


def reviews_of(episode: Episode) -> list[Review]:
    return [review for review in reversed(WORLD.reviews) if review.episode is episode]


def add_review(episode: Episode, stars: int, commentary: str | None) -> Review:
    """A review; its time is counted, not told, so that two servers started alike answer alike."""
    number = len(WORLD.reviews)
    review = Review(key=str(number), episode=episode, stars=stars, commentary=commentary,
                    created_at=EPOCH + timedelta(hours=number))
    WORLD.reviews.append(review)
    return review


@WORLD.domain
def fill(world) -> None:
    world.characters = [
        Human(key=key, name=name, appears_in=[Episode[e] for e in episodes], friend_keys=friends,
              home_planet=planet, meters=meters, mass=mass, starship_keys=ships)
        for key, name, episodes, friends, planet, meters, mass, ships in data.HUMANS
    ] + [
        Droid(key=key, name=name, appears_in=[Episode[e] for e in episodes], friend_keys=friends,
              primary_function=function)
        for key, name, episodes, friends, function in data.DROIDS
    ]
    world.starships = [Starship(key=key, name=name, meters=meters)
                       for key, name, meters in data.STARSHIPS]
    world.reviews = []
    for episode, stars, commentary in data.REVIEWS:
        add_review(Episode[episode], stars, commentary)


def character_finder(cls):
    def find(key: str):
        found = character(key)
        return found if isinstance(found, cls) else None
    return find


FINDERS["Human"] = character_finder(Human)
FINDERS["Droid"] = character_finder(Droid)
FINDERS["Starship"] = by_key(lambda: WORLD.starships)
FINDERS["Review"] = by_key(lambda: WORLD.reviews)
FINDERS["ReviewSummary"] = lambda key: (ReviewSummary.of(Episode[key])
                                        if key in Episode.__members__ else None)


@strawberry.type
class StarWarsQuery:
    @strawberry.field(description="R2-D2 for the whole saga, else who matters most in the episode.")
    def hero(self, episode: Episode | None = None) -> Character | None:
        return character(data.HEROES.get(episode and episode.value, "2001"))

    @strawberry.field(description="Whose name contains `text`, in any case.")
    def search(self, text: str) -> list[SearchResult]:
        return [found for found in [*WORLD.characters, *WORLD.starships]
                if text.lower() in found.name.lower()]

    @relay.connection(Page[Starship])
    def starships(self) -> list[Starship]:
        return WORLD.starships

    @strawberry.field(description="The newest first.")
    def reviews(self, episode: Episode) -> list[Review]:
        return reviews_of(episode)

    @strawberry.field
    def review_summary(self, episode: Episode) -> ReviewSummary:
        return ReviewSummary.of(episode)


@strawberry.input
class ReviewInput:
    stars: int = strawberry.field(description="From 1 to 5.")
    commentary: str | None = strawberry.UNSET


@strawberry.type
class CreateReviewPayload:
    review: Review
    summary: ReviewSummary


@strawberry.type
class StarWarsMutation:
    @strawberry.mutation
    def create_review(self, episode: Episode, review: ReviewInput) -> CreateReviewPayload:
        if not 1 <= review.stars <= 5:
            raise fail("`stars` must be from 1 to 5", "BAD_USER_INPUT", field="stars")
        created = add_review(episode, review.stars, review.commentary or None)
        WORLD.hub.publish(created)
        return CreateReviewPayload(review=created, summary=ReviewSummary.of(episode))


@strawberry.type
class StarWarsSubscription:
    @strawberry.subscription(description="Each new review of the episode, or of any without one.")
    async def review_added(self, episode: Episode | None = None) -> AsyncGenerator[Review, None]:
        async for event in WORLD.hub.events():
            if isinstance(event, Review) and episode in (None, event.episode):
                yield event
