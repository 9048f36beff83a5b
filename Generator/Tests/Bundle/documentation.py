"""Checks the text with all documentation that a release has.

  documentation.py

Each page of a `.docc` folder is in it once, nothing of DocC's syntax is left, and a link to an article
that doesn't exist is an error at its line.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
SCRIPT = pathlib.Path(".github/release/documentation")
CODE = re.compile(r"^ *```.*?^ *```$|(?<!`)`[^`\n]+`(?!`)", re.DOTALL | re.MULTILINE)
DOCC = re.compile(r"<?doc:[^\n]*|(?<!`)``(?!`)[^\n]*|^@\w+[^\n]*", re.MULTILINE)


def run(root: pathlib.Path, file: pathlib.Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([root / SCRIPT, file], text=True, capture_output=True, check=False)


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        result = run(ROOT, folder / "all.md")
        if result.returncode:
            sys.exit(result.stderr)
        text = (folder / "all.md").read_text()
        pages = list(ROOT.glob("Sources/*/*.docc/**/*.md"))
        for page in pages:
            if (count := text.count(f"<!-- {page.relative_to(ROOT)} -->\n")) != 1:
                sys.exit(f"{page.relative_to(ROOT)} is in the text {count} times.")
        if left := DOCC.findall(CODE.sub("", text)):
            sys.exit(f"The text has syntax of DocC: {left}")

        # A copy with a link to nothing, and an article to which no topics lead.
        articles = pathlib.Path("Sources/Relay/Relay.docc/Articles")
        (folder / SCRIPT).parent.mkdir(parents=True)
        shutil.copy(ROOT / SCRIPT, folder / SCRIPT)
        shutil.copytree(ROOT / articles.parent, folder / articles.parent)
        (folder / articles / "Lost.md").write_text("# Lost\n\nSee\n<doc:Nowhere>.\n")
        page = folder / articles / "Paging.md"
        page.write_text(page.read_text() + "- <doc:Somewhere>\n")
        line = page.read_text().count("\n")
        result = run(folder, folder / "none.md")
        wanted = [
            f"{articles}/Lost.md:1: No topics lead to this article.",
            f"{articles}/Paging.md:{line}: There is no article `Somewhere`.",
        ]
        if result.returncode != 1 or result.stderr.split("\n")[:-1] != wanted:
            sys.exit(f"The mistakes are not reported: {result.stderr}")
        print(f"{len(pages)} pages, {len(text)} characters")


main()
