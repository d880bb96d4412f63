import { expect, it } from "vitest";
import { parseResumeBytes } from "@/lib/tools/resume-profile/file/parse-resume-bytes";
import { DOCX_BODIES } from "@/tests/hostile/docx-bodies";
import { writeDocx } from "@/tests/hostile/docx-writer";

const read = (bytes: Uint8Array) => parseResumeBytes({ fileId: "f", fileName: "resume.docx", bytes });
const bodyOf = (title: string) => {
	const file = DOCX_BODIES.find((known) => known.title === `docx: ${title}`);
	if (!file) throw new Error(`There is no file "${title}"`);
	return file.make();
};

it.each([
	["four hundred thousand paragraphs", "far more pieces"],
	["two hundred thousand styles", "far more pieces"],
	["tables of fifty thousand levels", "nested far deeper"],
	["thirty MB in one run", "far more text"],
	["a head of twenty MB", "far more"],
	["fifty thousand namespaces", "far larger than any"],
	["a name of five MB", "far larger than any"],
	["entities that multiply", "definitions"],
	["an entity of this machine's files", "definitions"],
	["an entity of another machine", "definitions"],
])("a document of %s is refused before its markup is read", async (title, words) => {
	await expect(read(bodyOf(title))).rejects.toMatchObject({ code: "FILE_UNREADABLE", message: expect.stringContaining(words) });
});

it("what stands in remarks and marked text is no markup", async () => {
	const run = "<w:p><w:r><w:t>Night porter with nine years in busy hotels, keeper of the keys<![CDATA[ <<<<]]></w:t></w:r></w:p>";
	const { lines } = await read(writeDocx(`<!--${"<w:p>".repeat(1_000)}-->${run}`));
	expect(lines).toHaveLength(1);
});
