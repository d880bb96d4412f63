"use client";

import { inWords } from "@/components/audit/audit-words";
import { useFormat } from "@/components/ui/format/locale";
import type { ExceptionRecord } from "@/lib/specialists/schemas";

const valueWords = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** What a ticket is about, row by row. */
export function AffectedRows({ rows }: { rows: ExceptionRecord["affected_rows"] }) {
	const { count } = useFormat();
	return (
		<details open={rows.length <= 3}>
			<summary className="w-fit cursor-pointer rounded-sm text-ink-muted text-sm hover:text-ink pointer-coarse:py-2">
				{count(rows.length, "row")} behind it
			</summary>
			<ul className="mt-2 grid gap-2">
				{rows.map((row, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
					<li key={at} className="wrap-anywhere rounded-md bg-sunken px-3 py-2 text-sm">
						<dl className="flex flex-wrap gap-x-5 gap-y-1">
							{Object.entries(row)
								.filter(([, value]) => value !== null && value !== "")
								.map(([name, value]) => (
									<div key={name}>
										<dt className="inline text-ink-faint">{inWords(name)}: </dt>
										<dd className="inline">{valueWords(value)}</dd>
									</div>
								))}
						</dl>
					</li>
				))}
			</ul>
		</details>
	);
}
