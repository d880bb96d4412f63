"use client";

import { Button } from "@/components/ui/button";
import { MarkBadges } from "./mark-badges";
import { useResult } from "./result-context";
import { generalChanges, leftOutOf } from "./state/other-changes";
import { allLines, type Line } from "./state/tailored-lines";

/** Every change with its reason: of lines, of the whole, and what was left out at the end. */
export function ChangeList({ onShow }: { onShow: (line: Line) => void }) {
	const { editing, choose } = useResult();
	const general = generalChanges(editing.item, editing.parts);
	const changed = allLines(editing.parts).filter(({ marks }) => marks.length > 0);
	const leftOut = leftOutOf(editing.item);
	return (
		<section aria-label="Changes" className="grid min-w-0 gap-6">
			{general.map(({ what, why }) => (
				<p key={what} className="wrap-anywhere max-w-[72ch]">
					{what} <span className="text-ink-muted">{why}</span>
				</p>
			))}
			{changed.length === 0 && general.length === 0 && <p className="text-ink-muted">Nothing was changed: your resume already leads with what is asked for.</p>}
			<ul className="grid min-w-0 gap-3">
				{changed.map((line) => (
					<li key={line.path} className="grid min-w-0 gap-1 border-b pb-3 last:border-b-0">
						<div className="flex flex-wrap items-center gap-2">
							<MarkBadges marks={line.marks} />
							<span className="text-ink-muted text-sm">{line.where}</span>
							<Button size="sm" variant="ghost" className="ml-auto" aria-label={`Show: ${line.text}`} onClick={() => onShow(line)}>
								Show
							</Button>
						</div>
						<p className="wrap-anywhere">{line.text}</p>
						{line.reasons.map((reason) => (
							<p key={reason} className="wrap-anywhere max-w-[72ch] text-ink-muted text-sm">
								{reason}
							</p>
						))}
					</li>
				))}
			</ul>
			{leftOut.length > 0 && (
				<div className="grid min-w-0 gap-3">
					<h4 className="font-semibold">Left out</h4>
					<ul className="grid min-w-0 gap-3">
						{leftOut.map(({ sourceId, where, text, why }) => (
							<li key={`${where} ${sourceId} ${text}`} className="grid min-w-0 gap-1">
								<div className="flex flex-wrap items-center gap-2">
									<MarkBadges marks={["omitted"]} />
									<span className="text-ink-muted text-sm">{where}</span>
									<Button
										size="sm"
										variant="ghost"
										className="ml-auto"
										aria-label={`Show in your resume: ${text}`}
										onClick={() => choose({ path: `source:${sourceId}`, sourceIds: [sourceId] })}
									>
										Show in your resume
									</Button>
								</div>
								<p className="wrap-anywhere">{text}</p>
								<p className="wrap-anywhere max-w-[72ch] text-ink-muted text-sm">{why}</p>
							</li>
						))}
					</ul>
				</div>
			)}
		</section>
	);
}
