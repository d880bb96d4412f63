"use client";

import { ChevronDown } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "@/components/ui/overlay/menu";
import { useEditor } from "@/components/workflows/resume-to-job-ready/profile/editing/editor-context";
import { SourceButton } from "@/components/workflows/resume-to-job-ready/profile/source-button";
import { factOf, type TextField } from "@/components/workflows/resume-to-job-ready/profile/state/entries";
import type { UnusedLine, UnusedReason } from "@/components/workflows/resume-to-job-ready/profile/state/profile";
import { isLost, isPrinted, percentOf, putToUse, shareNow, type Use } from "@/components/workflows/resume-to-job-ready/profile/state/unused";
import { Part } from "./part";

const REASONS: readonly { reason: UnusedReason; title: string; why: string }[] = [
	{ reason: "not_understood", title: "Not understood", why: "We could not tell what this is." },
	{ reason: "aside", title: "Asides", why: "Remarks beside the head of a job or school." },
	{ reason: "told_again", title: "In another language", why: "The same once more; what stands first was read." },
	{ reason: "personal", title: "Personal", why: "Facts about you for which a resume has no field here. If one should be in it, put it in its place." },
	{ reason: "page_furniture", title: "Page furniture", why: "Page numbers, repeated headers." },
];

/** Where a value is missing, a line can be it. */
const FIELDS: readonly { field: TextField; label: string }[] = [
	{ field: "name", label: "Name" },
	{ field: "headline", label: "Headline" },
	{ field: "phone", label: "Phone" },
	{ field: "location", label: "Place" },
];

const OTHER_USES: readonly { as: Exclude<Use["as"], "bullet" | "field">; label: string }[] = [
	{ as: "job", label: "New job" },
	{ as: "school", label: "New school" },
	{ as: "certificate", label: "Certificate" },
	{ as: "language", label: "Language" },
	{ as: "skill", label: "Skill" },
	{ as: "summary", label: "Summary" },
];

/** How much of the file is written, and every line that stands in no field: those that are lost, and those that are written all the same. */
export function UnusedPart({ read }: { read: Parameters<typeof shareNow>[0] }) {
	const { profile, document } = useEditor();
	const lines = profile.unused.map((line, at) => ({ line, at }));
	if (document?.keptOnDevice) return null;
	const share = shareNow(read, profile);
	const written = lines.filter(({ line }) => isPrinted(line, profile));
	const others = lines.filter((one) => !written.includes(one));
	const hasLost = others.some(({ line }) => isLost(line, profile));
	return (
		<>
			{others.length > 0 && (
				<Part title="Not used" path="unused">
					<p className="max-w-[72ch]">
						{hasLost
							? `${placedWords(share)}These lines are left out of your new resume, unless you use them.`
							: "These lines say nothing of their own, so nothing is missing without them."}
					</p>
					{REASONS.map((group) => (
						<UnusedGroup key={group.reason} {...group} lines={others.filter(({ line }) => line.reason === group.reason)} />
					))}
				</Part>
			)}
			{written.length > 0 && (
				<Part title="Written as it stands" path={others.length > 0 ? "unused-written" : "unused"}>
					<UnusedGroup
						title="Kept as they are"
						why="They are printed where your file has them, but for facts about you that no resume needs, such as a date of birth. If you change a job, a school or a list, use these lines too, or they are left out."
						lines={written}
					/>
				</Part>
			)}
		</>
	);
}

/** How much of the file has found its place. */
function placedWords(share: number | null): string {
	if (share === null) return "";
	const percent = percentOf(share);
	return percent >= 100 ? "Nearly all of your file has its place. " : `${percent} % of your file has its place. `;
}

interface UnusedGroupProps {
	title: string;
	why: string;
	lines: readonly { readonly line: UnusedLine; readonly at: number }[];
	reason?: UnusedReason;
}

function UnusedGroup({ reason, title, why, lines }: UnusedGroupProps) {
	const { count } = useFormat();
	if (lines.length === 0) return null;
	return (
		<details open={reason === "not_understood"} className="group rounded-md border">
			<summary className="flex cursor-pointer list-none items-start gap-2 rounded-md px-4 py-3 pointer-coarse:min-h-11">
				<ChevronDown aria-hidden className="mt-0.5 size-4 shrink-0 -rotate-90 text-ink-faint group-open:rotate-0" />
				<span className="min-w-0">
					<span className="font-medium">{title}</span>
					<span className="text-ink-muted text-sm">
						{" "}
						{count(lines.length, "line")}. {why}
					</span>
				</span>
			</summary>
			<ul className="grid grid-cols-1 divide-y border-t px-4">
				{lines.map(({ line, at }) => (
					<UnusedRow key={`${line.source.lineIds.join(" ")} ${line.text}`} line={line} at={at} />
				))}
			</ul>
		</details>
	);
}

const nameOf = (job: { title: string | null; company: string | null }) => [job.title, job.company].filter(Boolean).join(", ") || "Job without a title";

function UnusedRow({ line, at }: { line: UnusedLine; at: number }) {
	const { profile, edit, focusNext } = useEditor();
	const place = (use: Use) => {
		edit({ what: `Used “${line.text}”`, change: putToUse(at, use) });
		focusNext(profile.unused.length > 1 ? `unused[${Math.min(at, profile.unused.length - 2)}]` : "unused", "use");
	};
	return (
		<li data-path={`unused[${at}]`} tabIndex={-1} className="flex min-w-0 scroll-mt-20 flex-wrap items-center gap-x-2 gap-y-1 py-2">
			<span className="wrap-anywhere min-w-0 flex-1 basis-56">{line.text}</span>
			<SourceButton label={line.text} source={line.source} />
			<Menu
				trigger={
					<Button size="sm" data-control="use" aria-label={`Use as: ${line.text}`}>
						Use as <ChevronDown aria-hidden />
					</Button>
				}
			>
				{profile.experience.length > 0 && (
					<>
						<MenuLabel>Bullet of</MenuLabel>
						{profile.experience.map((job, jobAt) => (
							<MenuItem key={job.experienceId || jobAt} onSelect={() => place({ as: "bullet", jobAt })}>
								<span className="max-w-72 truncate">{nameOf(job)}</span>
							</MenuItem>
						))}
						<MenuSeparator />
					</>
				)}
				{FIELDS.filter(({ field }) => !factOf(profile, field)).map(({ field, label }) => (
					<MenuItem key={field} onSelect={() => place({ as: "field", field })}>
						{label}
					</MenuItem>
				))}
				{OTHER_USES.map(({ as, label }) => (
					<MenuItem key={as} onSelect={() => place({ as })}>
						{label}
					</MenuItem>
				))}
			</Menu>
		</li>
	);
}
