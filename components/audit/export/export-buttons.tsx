"use client";

import { Braces, Download } from "lucide-react";
import { useState } from "react";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { toast } from "@/components/ui/overlay/toast";
import { saveCsv } from "@/components/ui/save-csv";
import { type ExportRow, toCsv } from "./csv";
import { MOST_ROWS } from "./read-all";

interface ExportButtonsProps {
	/** What the rows are, for the name of the file and for who can't see where the buttons stand. */
	name: string;
	rows: () => readonly ExportRow[] | Promise<readonly ExportRow[]>;
}

/** The rows of a list or a chart as a file for spreadsheets, and as JSON on the clipboard. */
export function ExportButtons({ name, rows }: ExportButtonsProps) {
	const { count } = useFormat();
	const [busy, setBusy] = useState<"csv" | "json" | null>(null);

	async function take(kind: "csv" | "json") {
		setBusy(kind);
		try {
			const all = await rows();
			if (kind === "csv") saveCsv(`${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.csv`, toCsv(all));
			else await navigator.clipboard.writeText(JSON.stringify(all, null, 2));
			const rest = all.length >= MOST_ROWS ? " The API gives the rest." : "";
			toast.success(`${count(all.length, "row")} ${kind === "csv" ? "downloaded" : "copied"}.${rest}`);
		} catch (error) {
			toast.error(kind === "csv" ? "The file was not made" : "Nothing was copied", { description: messageOf(error) });
		} finally {
			setBusy(null);
		}
	}

	return (
		<div className="flex flex-wrap gap-2">
			<Button size="sm" variant="ghost" icon={<Download aria-hidden />} isBusy={busy === "csv"} onClick={() => take("csv")}>
				CSV<span className="sr-only">: {name}</span>
			</Button>
			<Button size="sm" variant="ghost" icon={<Braces aria-hidden />} isBusy={busy === "json"} onClick={() => take("json")}>
				Copy as JSON<span className="sr-only">: {name}</span>
			</Button>
		</div>
	);
}
