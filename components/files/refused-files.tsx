import { Notice } from "@/components/ui/notice";

/** Files that were not taken, each with its reason. */
export function RefusedFiles({ lines }: { lines: readonly string[] }) {
	if (lines.length === 0) return null;
	return (
		<Notice tone="danger" title="Not added">
			{lines.map((line) => (
				<p key={line} className="wrap-anywhere">
					{line}
				</p>
			))}
		</Notice>
	);
}
