import { getDocumentProxy } from "unpdf";
import { readPdf } from "@/lib/tools/reading/pdf/read-pdf";

/** What a reader of PDFs finds in one: its text, its bookmarks with their depth and page, its links, its title and language. */
export async function readBack(bytes: Uint8Array) {
	const { lines, pageCount } = await readPdf(bytes, { maxPages: 200 });
	const document = await getDocumentProxy(bytes.slice());
	try {
		const bookmarks: { title: string; depth: number; page: number }[] = [];
		type Entry = { title: string; dest: unknown; items: Entry[] };
		const walk = async (entries: readonly Entry[], depth: number): Promise<void> => {
			for (const { title, dest, items } of entries) {
				const page = Array.isArray(dest) ? (await document.getPageIndex(dest[0])) + 1 : 0;
				bookmarks.push({ title, depth, page });
				await walk(items, depth + 1);
			}
		};
		await walk(((await document.getOutline()) ?? []) as Entry[], 1);
		const links: { url: string | null; to: number | null }[] = [];
		for (let number = 1; number <= pageCount; number += 1) {
			const page = await document.getPage(number);
			for (const note of await page.getAnnotations()) {
				if (note.subtype !== "Link") continue;
				const dest = typeof note.dest === "string" ? await document.getDestination(note.dest) : note.dest;
				links.push({ url: note.url ?? null, to: dest ? (await document.getPageIndex(dest[0])) + 1 : null });
			}
		}
		const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } };
		const marked = await document.getMarkInfo();
		return {
			lines,
			pageCount,
			text: lines.map(({ text }) => text).join("\n"),
			bookmarks,
			links,
			title: info.Title,
			language: info.Language,
			isTagged: marked?.Marked === true,
		};
	} finally {
		await document.destroy();
	}
}

/** The share of the letters of one text that stand in another, each as often as it stands there; blanks don't count. */
export function lettersKept(wanted: string, found: string): number {
	const counts = new Map<string, number>();
	for (const letter of found.normalize("NFKC")) counts.set(letter, (counts.get(letter) ?? 0) + 1);
	const letters = [...wanted.normalize("NFKC")].filter((letter) => letter.trim() !== "");
	let kept = 0;
	for (const letter of letters) {
		const left = counts.get(letter) ?? 0;
		if (left === 0) continue;
		counts.set(letter, left - 1);
		kept += 1;
	}
	return letters.length === 0 ? 1 : kept / letters.length;
}
