"use client";

import { EyeOff } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { centreWithin } from "@/components/workflows/resume-to-job-ready/profile/source/centre-within";
import { SourceView } from "@/components/workflows/resume-to-job-ready/profile/source/source-view";
import { useResult } from "./result-context";
import { idsOf, linesById, type SourceLine, sourceParts } from "./state/source-lines";
import { allLines } from "./state/tailored-lines";

/** The person's own resume as it was put in: as text whose lines lead to the tailored ones, or as the page of the file. */
export function OriginalPane() {
	const { editing, chosen } = useResult();
	const { profile, resume, document } = editing.item;
	const [asPage, setAsPage] = useState(false);
	const [turned, setTurned] = useState<{ for: string; page: number } | null>(null);
	const parts = useMemo(() => sourceParts({ profile, resume }), [profile, resume]);
	const byId = useMemo(() => linesById(parts), [parts]);
	const shown = chosen?.sourceIds.flatMap((id) => byId.get(id) ?? []) ?? [];
	const key = chosen?.path ?? "";
	const first = shown.find(({ source }) => source.lineIds.length > 0)?.source;
	const place = {
		label: null,
		lineIds: shown.flatMap(({ source }) => source.lineIds),
		page: turned?.for === key ? turned.page : (first?.page ?? 1),
		quote: shown.map(({ text }) => text).join(" "),
	};
	return (
		<section aria-label="Your resume" className="grid min-w-0 content-start gap-4">
			{document && !document.keptOnDevice && (
				<Button size="sm" className="justify-self-start" aria-pressed={asPage} onClick={() => setAsPage(!asPage)}>
					{asPage ? "Show its lines" : document.format === "docx" ? "Show the file" : "Show the page"}
				</Button>
			)}
			{asPage && document ? (
				<SourceView document={document} place={place} onPage={(page) => setTurned({ for: key, page })} />
			) : (
				parts.map((part, at) => (
					<div key={part.blocks[0]?.key ?? part.name} className="grid min-w-0 gap-2">
						{at > 0 && <h4 className="border-b pb-1 font-semibold text-ink-muted text-sm">{part.name}</h4>}
						{part.blocks.map((block) => (
							<div key={block.key} className="grid min-w-0 gap-0.5">
								{block.title && (
									<p className="wrap-anywhere px-2 font-medium">
										{block.title}
										{block.about && <span className="font-normal text-ink-muted text-sm"> · {block.about}</span>}
									</p>
								)}
								<SourceLines lines={block.lines} isInline={block.key === "skills" || block.key === "languages"} />
							</div>
						))}
					</div>
				))
			)}
		</section>
	);
}

function SourceLines({ lines, isInline }: { lines: readonly SourceLine[]; isInline: boolean }) {
	return (
		<ul className={cn("min-w-0", isInline ? "flex flex-wrap gap-1" : "grid gap-0.5")}>
			{lines.map((line) => (
				<SourceRow key={line.id} line={line} />
			))}
		</ul>
	);
}

function SourceRow({ line }: { line: SourceLine }) {
	const { editing, chosen, choose } = useResult();
	const ref = useRef<HTMLLIElement>(null);
	const ids = idsOf(line);
	const isOf = (sourceIds: readonly string[]) => ids.some((id) => sourceIds.includes(id));
	const isMarked = chosen !== null && isOf(chosen.sourceIds);
	const isFirst = isMarked && ids.includes(chosen.sourceIds[0] ?? "");
	const isLeftOut = editing.item.resume.leftOut.some(({ sourceId }) => sourceId === line.id);
	const lines = allLines(editing.parts);
	const to = lines.find(({ sourceIds }) => sourceIds.includes(line.id)) ?? lines.find(({ sourceIds }) => isOf(sourceIds));
	useEffect(() => {
		if (isFirst && ref.current) centreWithin(ref.current);
	}, [isFirst]);
	return (
		<li ref={ref} className="min-w-0">
			<button
				type="button"
				aria-pressed={isMarked}
				onClick={() => choose(to ?? { path: `source:${line.id}`, sourceIds: [line.id] })}
				className={cn(
					"wrap-anywhere w-full min-w-0 rounded-md px-2 py-1 text-left",
					isMarked ? "bg-attention text-on-attention" : "hover:bg-sunken",
					isLeftOut && !isMarked && "text-ink-muted",
				)}
			>
				{line.text}{" "}
				{isLeftOut && (
					<Badge tone="warning">
						<EyeOff aria-hidden className="size-3" /> Left out
					</Badge>
				)}
			</button>
		</li>
	);
}
