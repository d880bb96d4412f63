"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { messageOf } from "@/components/api-client";
import { DownloadLink } from "@/components/goal-jobs/results/download-link";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { LANDING } from "@/components/ui/use-landing";
import type { ResultGroup } from "@/components/workflows/resume-to-job-ready/result-groups";
import { itemQuery } from "./item-calls";
import { ResultEditor } from "./result-editor";
import { readItem } from "./state/item";

interface ResultViewProps {
	jobSpecId: string;
	group: ResultGroup;
	onClose: () => void;
}

/** One tailored resume beside the person's own: what was changed and why, to read and to change. */
export function ResultView({ jobSpecId, group, onClose }: ResultViewProps) {
	const place = { jobSpecId, itemId: group.postingId };
	const { data, error, refetch } = useQuery(itemQuery(place));
	const item = data ? readItem(data) : null;
	const { docx, pdf, note } = group;
	const files = [
		...(docx ? [{ artifact: docx, label: "DOCX" }] : []),
		...(pdf ? [{ artifact: pdf, label: "PDF" }] : []),
		...(note ? [{ artifact: note, label: "Changes as text" }] : []),
	];
	const headingRef = useRef<HTMLHeadingElement>(null);
	const sectionRef = useRef<HTMLElement>(null);
	useEffect(() => {
		headingRef.current?.focus({ preventScroll: true });
	}, []);
	const isHere = item !== null;
	// What the run was stands above: who came to read or change a resume begins at the resume. A page that is still short can't go so far.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once it is there it may be longer
	useLayoutEffect(() => {
		sectionRef.current?.scrollIntoView({ block: "start" });
	}, [isHere]);
	return (
		<section ref={sectionRef} aria-label={`Resume for ${group.title} beside yours`} className="grid min-w-0 grid-cols-1 gap-5">
			<header className="flex flex-wrap items-start justify-between gap-3">
				<div className="grid min-w-0 gap-1">
					<Button variant="ghost" size="sm" className="-ml-2.5 justify-self-start" icon={<ArrowLeft aria-hidden />} onClick={onClose}>
						All results
					</Button>
					<h2 ref={headingRef} {...LANDING} className="font-semibold text-xl outline-none">
						{group.title}
					</h2>
					<p className="flex flex-wrap items-center gap-2 text-ink-muted">
						{group.company}
						{group.isEdited && <Badge tone="attention">Edited by you</Badge>}
					</p>
				</div>
				<div className="flex flex-wrap gap-2">
					{files.map(({ artifact, label }) => (
						<DownloadLink key={label} artifact={artifact} label={label} />
					))}
				</div>
			</header>
			{item ? (
				<ResultEditor place={place} item={item} files={files} />
			) : error || data ? (
				<Notice tone="danger" title="This resume can't be shown beside yours" action={<Button onClick={() => refetch()}>Try again</Button>}>
					{error ? messageOf(error) : "It was made by an earlier version."} Its files can be downloaded as before.
				</Notice>
			) : (
				<div role="status" aria-label="Loading the resume" className="grid gap-6 xl:grid-cols-2">
					<Skeleton className="h-[60dvh] rounded-lg max-xl:hidden" />
					<Skeleton className="h-[60dvh] rounded-lg" />
				</div>
			)}
		</section>
	);
}
