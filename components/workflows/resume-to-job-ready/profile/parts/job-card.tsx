"use client";

import { CornerLeftUp } from "lucide-react";
import { Button } from "@/components/ui/button";
import { BulletList } from "@/components/workflows/resume-to-job-ready/profile/bullet-list";
import { useEditor } from "@/components/workflows/resume-to-job-ready/profile/editing/editor-context";
import { EntryFields } from "@/components/workflows/resume-to-job-ready/profile/entry-fields";
import { MoveButtons } from "@/components/workflows/resume-to-job-ready/profile/fields/move-buttons";
import { SourceButton } from "@/components/workflows/resume-to-job-ready/profile/source-button";
import { periodWords } from "@/components/workflows/resume-to-job-ready/profile/state/dates";
import { editJob, type JobFields, mergeJobUp, moveJob, removeJob, splitJob } from "@/components/workflows/resume-to-job-ready/profile/state/jobs";
import type { Job } from "@/components/workflows/resume-to-job-ready/profile/state/profile";
import { EditButton, ReadValue } from "./part";

const nameOf = (job: Job) => job.title || job.company || "this job";

/** One job: to read, with its fields in place once Edit is pressed. */
export function JobCard({ job, at }: { job: Job; at: number }) {
	const { isOpen, edit, setOpen, focusNext, profile } = useEditor();
	const path = `experience[${at}]`;
	const isEdited = isOpen(job.experienceId);
	const dates = periodWords(job.startDate, job.endDate, job.isCurrent, job.datesText);

	function splitFrom(bulletAt: number) {
		const change = splitJob(at, bulletAt);
		const next = change(profile).experience[at + 1];
		edit({ what: `Split ${nameOf(job)}`, change });
		if (next) setOpen(next.experienceId, true);
		focusNext(`experience[${at + 1}]`);
	}

	return (
		<li data-path={path} tabIndex={-1} className="grid min-w-0 scroll-mt-20 grid-cols-1 gap-3 rounded-md border p-4">
			<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
				<div className="min-w-0 flex-1 basis-56">
					<h5 className="font-medium">
						<ReadValue missing="No title">{job.title}</ReadValue>
					</h5>
					<p className="text-ink-muted">
						<ReadValue missing="No employer">{job.company}</ReadValue>
						{job.location && <span className="wrap-anywhere">, {job.location}</span>}
					</p>
					<p className="text-ink-muted text-sm tabular-nums">
						<ReadValue missing="No dates">{dates}</ReadValue>
					</p>
				</div>
				<div className="flex items-center gap-1">
					<SourceButton label={nameOf(job)} value={job.source.quote} source={job.source} />
					<EditButton part={job.experienceId} path={path} what={nameOf(job)} />
				</div>
			</div>
			{isEdited && <JobHead job={job} at={at} path={path} />}
			<BulletList
				bullets={job.bullets}
				place={{ of: "experience", index: at }}
				path={`${path}.bullets`}
				owner={nameOf(job)}
				isEdited={isEdited}
				onSplitEntry={splitFrom}
			/>
			{isEdited && <JobActions job={job} at={at} />}
		</li>
	);
}

const HEAD = [
	{ field: "title", label: "Title", isWide: true },
	{ field: "company", label: "Employer" },
	{ field: "location", label: "Place" },
] as const;

function JobHead({ job, at, path }: { job: Job; at: number; path: string }) {
	const { edit } = useEditor();
	const change = (fields: Partial<JobFields>, field: string) =>
		edit({ what: `Changed ${nameOf(job)}`, change: editJob(at, fields), key: `${job.experienceId} ${field}` });
	return <EntryFields fields={HEAD} values={job} onText={change} path={path} period={job} mayBePresent onChange={change} />;
}

function JobActions({ job, at }: { job: Job; at: number }) {
	const { edit, focusNext, profile } = useEditor();
	const count = profile.experience.length;
	return (
		<div className="flex flex-wrap items-center gap-1 border-t pt-3">
			{at > 0 && (
				<Button
					variant="ghost"
					size="sm"
					icon={<CornerLeftUp aria-hidden />}
					onClick={() => {
						edit({ what: `Joined ${nameOf(job)} to the job above`, change: mergeJobUp(at) });
						focusNext(`experience[${at - 1}]`, "edit");
					}}
				>
					Join to the job above
				</Button>
			)}
			<span className="flex-1" />
			<MoveButtons
				scope="entry"
				what={nameOf(job)}
				at={at}
				count={count}
				onMove={(by) => {
					edit({ what: `Moved ${nameOf(job)}`, change: moveJob(at, by) });
					focusNext(`experience[${at + by}]`, by === -1 ? "entry-up" : "entry-down");
				}}
				onDelete={() => {
					edit({ what: `Deleted ${nameOf(job)}`, change: removeJob(at) });
					focusNext(count > 1 ? `experience[${Math.min(at, count - 2)}]` : "experience", "edit");
				}}
			/>
		</div>
	);
}
