import { useFormat } from "@/components/ui/format/locale";
import type { EditableReport } from "@/lib/tools/documents/converting/schemas";

const SHOWN_OF_PAGE = 40;

/** Words that may be wrong, page by page. */
export function DoubtList({ doubts }: { doubts: EditableReport["doubts"] }) {
	const { number } = useFormat();
	const pages = new Map<number, string[]>();
	for (const { page, word } of doubts) pages.set(page, [...(pages.get(page) ?? []), word]);
	return (
		<ul className="grid gap-1">
			{[...pages].map(([page, words]) => (
				<li key={page} className="wrap-anywhere">
					Page {number(page)}: <span className="font-mono text-sm">{words.slice(0, SHOWN_OF_PAGE).join(", ")}</span>
					{words.length > SHOWN_OF_PAGE && ` and ${number(words.length - SHOWN_OF_PAGE)} more`}
				</li>
			))}
		</ul>
	);
}
