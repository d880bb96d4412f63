import { paragraph, writeDocx } from "./docx-writer";
import { type HostileFile, PLAIN_TEXT } from "./hostile-file";
import { onePage, READABLE, stream } from "./pdf-writer";

const NAMES: Readonly<Record<string, string>> = {
	"climbs out": "../../../../../../tmp/climbed.docx",
	"climbs out another way": "..\\..\\..\\climbed.docx",
	"begins at the root": "/etc/cron.d/resume.docx",
	"begins at a drive": "C:\\Windows\\System32\\resume.docx",
	"is written by numbers": "%2e%2e%2f%2e%2e%2fresume.docx",
	"is a device": "con.docx",
	"has a NUL": "resume.docx\u0000.png",
	"has a line": "resume\r\nSet-Cookie: a=b\r\n.docx",
	"turns around": "resume\u202exdoc.pdf",
	"has a quote": 'resume"; filename="other.docx',
	"is very long": `${"a".repeat(5_000)}.docx`,
	"is very long in pictures": `${"👩‍👩‍👧‍👦".repeat(60)}.docx`,
	"is nothing": "",
	"is a dot": ".",
	"is two dots": "..",
	"is spaces": "   .docx",
	"is markup": "<img src=x onerror=alert(1)>.docx",
	"has half a letter": "resume\ud800.docx",
	"has letters of no width": "re\u200bsume\ufeff.docx",
	"is of all objects": "__proto__.docx",
	"has an end of spaces and dots": "resume.docx. . .",
};

const good = () => writeDocx(paragraph(PLAIN_TEXT));

/** Good documents under bad names. */
export const BAD_NAMES: readonly HostileFile[] = Object.entries(NAMES).map(([title, fileName]) => ({ title: `name: ${title}`, fileName, make: good }));

/** A document that ends too early, at this many places evenly over its length. */
export function torn(places: number): readonly HostileFile[] {
	const kinds = { docx: good, pdf: () => onePage({ content: stream(READABLE) }) };
	return Object.entries(kinds).flatMap(([ending, make]) =>
		Array.from({ length: places }, (_, at) => ({
			title: `${ending}: torn at ${at + 1} of ${places + 1}`,
			fileName: `resume.${ending}`,
			make: () => {
				const bytes = make();
				return bytes.subarray(0, Math.floor((bytes.byteLength * (at + 1)) / (places + 1)));
			},
		})),
	);
}
