// A plugin of TypeDoc: names each document of the site by its first heading, puts it into a group, and shows a picture of the
// table above the rules of a game.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Application, Converter } from "typedoc";

/** The group of a document, by its path without ending; the first that fits. */
const GROUPS = [
  [/^packages\/engine\/src\/games\//, "Rules"],
  [/^packages\/solver\/src\/games\//, "Proofs"],
  [/^docs\/decisions\//, "Decisions"],
  [
    /^docs\/(winnability|deals|difficulty|insights|evaluation|analysis|speed|paper\/README)$/,
    "What is known",
  ],
  [/^docs\/(engine-protocol|links|records|studies)$/, "Formats and studies"],
  [/^research\//, "Research notes"],
  [/^(CHANGELOG|CREDITS|SECURITY|docs\/(privacy|accessibility))$/, "About"],
  [/./, "Guides"],
];
/** A document's title. */
const HEADING = /^# (.+)\n+/;

/** @param {import("typedoc").Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, document) => {
    const path = document.name;
    const [first] = document.content;
    const title = HEADING.exec(first?.text ?? "")?.[1];
    if (title === undefined) throw new Error(`${path}.md does not begin with a heading`);
    document.frontmatter.group = GROUPS.find(([pattern]) => pattern.test(path))[1];
    document.name = title;
    first.text = first.text.replace(HEADING, "");
    const game = /^packages\/engine\/src\/games\/([\w-]+)\/README$/.exec(path)?.[1];
    if (game === undefined) return;
    const text = `![The table of ${title}](docs/pictures/web-${game}.jpg)\n\n`;
    const source = { text, fileName: join(process.cwd(), "picture") };
    document.content.unshift(...app.converter.parseRawComment(source, document.project.files).content);
  });

  // Links to the READMEs of the packages and of the repository lead to the pages that show them.
  app.on(Application.EVENT_PROJECT_REVIVE, (project) => {
    project.files.registerReflectionPath(join(process.cwd(), "README.md"), project);
    for (const child of project.children ?? []) {
      const readme = join(process.cwd(), "packages", child.name.replace("@tetrarch/", ""), "README.md");
      if (!existsSync(readme)) continue;
      project.files.registerReflectionPath(readme, child);
      for (const entry of child.children ?? []) if (entry.name === "") entry.name = "main";
    }
  });
}
