"""Opens pages of the inspector in headless Chromium, as a developer would.

    python3 page.py CHROMIUM PAGE RECORD [SCREENSHOT]      a page with a record to look for
    python3 page.py CHROMIUM --large PAGE                  the page of `large_tape.py`
    python3 page.py CHROMIUM --limits PAGE                 the same, on a machine that is not busy
    python3 page.py CHROMIUM --damaged PAGE                a page of damaged lines: each row is opened
    python3 page.py CHROMIUM --renamed PAGE                the page of `renamed.tape`

Fails on a message in the console, if something is not shown, and with `--limits` if it takes too long.
"""

import json
import sys
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

FIRST_PAINT = 500
FRAME = 50


def check(holds, what):
    if not holds:
        sys.exit(f"{what}")


def open_page(browser, path, **options):
    context = browser.new_context(viewport={"width": 1280, "height": 800}, **options)
    page = context.new_page()
    messages = []
    page.on("console", lambda message: messages.append(message.text))
    page.on("pageerror", lambda error: messages.append(str(error)))
    page.goto(Path(path).resolve().as_uri(), wait_until="commit", timeout=120_000)
    page.wait_for_selector("body[data-ready]", timeout=120_000)
    return page, messages


def has_names(page):
    """Whether each button and input has a name, and each role is one that the page means to have."""
    return page.evaluate("""() => {
      const missing = [];
      for (const element of document.querySelectorAll('button, input')) {
        const name = element.getAttribute('aria-label') || element.textContent.trim() || element.labels?.[0]?.textContent;
        if (!name) missing.push(element.outerHTML);
      }
      const roles = ['tablist', 'tab', 'tabpanel', 'listbox', 'option', 'status', 'group'];
      for (const element of document.querySelectorAll('[role]')) {
        if (!roles.includes(element.getAttribute('role'))) missing.push(element.outerHTML);
      }
      return missing;
    }""")


def look(browser, path, record, screenshot):
    page, messages = open_page(browser, path)
    for tab in page.query_selector_all("[role=tab]"):
        tab.click()
        page.wait_for_timeout(30)
        check(page.query_selector("[role=tab][aria-selected=true]"), "no tab is chosen")
        check(not has_names(page), f"without a name: {has_names(page)}")
    # A record is found, a link followed, and the way back found.
    page.click("#tab-records")
    page.fill("#search", record)
    page.click("#window .row")
    title = page.inner_text("#details h2")
    check(record in title, f"{title} is shown in place of {record}")
    check("Why it is kept" in page.inner_text("#details"), "a record without a reason")
    links = page.query_selector_all("#details table button.link, #details ul button.link")
    check(links, f"{record} has no links")
    target = links[0].inner_text()
    links[0].click()
    page.wait_for_function("title => document.querySelector('#details h2').textContent !== title", arg=title)
    page.go_back()
    page.wait_for_function("title => document.querySelector('#details h2').textContent === title", arg=title)
    print(f"found {title.strip()}, followed a link to {target}, and came back")
    # Two versions are compared.
    page.click("#tab-versions")
    page.click("#window .row:first-child")
    page.click("#compare")
    rows = page.query_selector_all("#window .row")
    check(len(rows) > 1, "there is one version only")
    rows[-1].click()
    page.wait_for_selector("#details h3:has-text('From version')")
    check(page.query_selector_all("#details table tbody tr"), "two versions without a difference")
    # An earlier version is shown, by the keyboard alone.
    page.focus("#list")
    before = page.inner_text("#shown")
    page.keyboard.press("[")
    # The page may draw a moment later.
    page.wait_for_function("text => document.querySelector('#shown').innerText !== text", arg=before)
    page.keyboard.press("]")
    page.keyboard.press("1")
    page.wait_for_selector("#tab-problems[aria-selected=true]")
    page.keyboard.press("/")
    page.keyboard.type("zzzz")
    check(page.inner_text("#count").startswith("0 of"), "the search finds what is not there")
    if screenshot:
        page.keyboard.press("Escape")
        page.click("#tab-records")
        page.fill("#search", record)
        page.click("#window .row")
        page.screenshot(path=screenshot)
        dark, more = open_page(browser, path, color_scheme="dark")
        dark.screenshot(path=screenshot.replace(".png", "~dark.png"))
        messages += more
    check(not messages, f"the console says {messages}")


def measure(browser, path):
    page, messages = open_page(browser, path)
    paint = page.evaluate("performance.getEntriesByType('paint').find(e => e.name === 'first-contentful-paint').startTime")
    ready = page.evaluate("performance.now()")
    page.click("#tab-records")
    page.wait_for_selector("#window .row")
    gaps = page.evaluate("""() => new Promise(resolve => {
      const list = document.getElementById('list');
      const end = performance.now() + 2000;
      let last = performance.now(), worst = 0, frames = 0;
      const step = now => {
        worst = Math.max(worst, now - last);
        last = now;
        frames++;
        list.scrollTop += 4321;
        if (now < end) requestAnimationFrame(step); else resolve({ worst, frames });
      };
      requestAnimationFrame(now => { last = now; requestAnimationFrame(step); });
    })""")
    start = time.perf_counter()
    page.fill("#search", "number 99999")
    page.wait_for_function("document.querySelectorAll('#window .row').length === 1")
    search = (time.perf_counter() - start) * 1000
    page.fill("#search", "root")
    page.click("#window .row >> text=/^root$/")
    page.wait_for_selector("#details h2:has-text('root')")
    figures = {"first paint ms": round(paint), "read ms": round(ready), "worst frame ms": round(gaps["worst"]),
               "frames": gaps["frames"], "search ms": round(search)}
    print(json.dumps(figures))
    check(not messages, f"the console says {messages}")
    return figures


def walk(browser, path):
    page, messages = open_page(browser, path)
    opened = 0
    for tab in page.query_selector_all("[role=tab]"):
        tab.click()
        page.wait_for_timeout(30)
        for index in range(min(5, page.locator("#window .row").count())):
            page.locator("#window .row").nth(index).click()
            opened += 1
    check(opened, "no row is shown")
    check(not messages, f"the console says {messages}")
    print(f"opened {opened} rows of damaged lines")


def follow_names(browser, path):
    """The age and the value without optimistic updates stay with a record that gets another name."""
    page, messages = open_page(browser, path)
    versions = page.locator("#when")

    def notes(record, version):
        versions.fill(str(version))
        page.click("#tab-records")
        page.fill("#search", record)
        page.click("#window .row >> nth=0")
        page.wait_for_function("name => document.querySelector('#details h2').textContent.includes(name)", arg=record)
        text = page.inner_text("#details")
        return "fresh for" in text, "optimistic; without" in text

    for record, version, expected in [
        ("temporary", 0, (True, True)), ("issue-1", 1, (True, True)), ("other", 1, (True, False)),
        ("other", 3, (False, False)), ("temporary", 3, (False, False)), ("issue-1", 3, (True, True)),
        ("issue-1", 5, (False, False)), ("temporary", 0, (True, True)),
    ]:
        found = notes(record, version)
        check(found == expected, f"{record} in version {version}: age and optimistic value are {found}")
    check(not messages, f"the console says {messages}")
    print("followed records to their new names")


def main():
    chromium, arguments = sys.argv[1], sys.argv[2:]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        if arguments[0] == "--large":
            measure(browser, arguments[1])
        elif arguments[0] == "--damaged":
            walk(browser, arguments[1])
        elif arguments[0] == "--renamed":
            follow_names(browser, arguments[1])
        elif arguments[0] == "--limits":
            # The better of two counts.
            figures = [measure(browser, arguments[1]) for _ in range(2)]
            for name, limit in [("first paint ms", FIRST_PAINT), ("worst frame ms", FRAME)]:
                best = min(each[name] for each in figures)
                check(best <= limit, f"{name}: {best}, the limit is {limit}")
        else:
            look(browser, arguments[0], arguments[1], arguments[2] if len(arguments) > 2 else None)
        browser.close()


main()
