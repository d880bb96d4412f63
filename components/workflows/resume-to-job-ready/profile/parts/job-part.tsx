"use client";

import { useEditor } from "@/components/workflows/resume-to-job-ready/profile/editing/editor-context";
import { addJob } from "@/components/workflows/resume-to-job-ready/profile/state/jobs";
import { newJob } from "@/components/workflows/resume-to-job-ready/profile/state/profile";
import { JobCard } from "./job-card";
import { AddButton, Part } from "./part";

/** All jobs, newest first as in the file. */
export function JobPart() {
	const { profile, edit, setOpen, focusNext } = useEditor();

	function add() {
		const job = newJob(profile);
		edit({ what: "Added a job", change: addJob(job) });
		setOpen(job.experienceId, true);
		focusNext("experience[0]");
	}

	return (
		<Part title="Jobs" path="experience" actions={<AddButton label="Add a job" onAdd={add} />}>
			{profile.experience.length === 0 && <p className="text-ink-muted italic">None found in your file</p>}
			<ul className="grid grid-cols-1 gap-3">
				{profile.experience.map((job, at) => (
					<JobCard key={job.experienceId || at} job={job} at={at} />
				))}
			</ul>
		</Part>
	);
}
