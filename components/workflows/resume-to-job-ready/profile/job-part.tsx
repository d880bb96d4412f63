"use client";

import { useEditor } from "./editing/editor-context";
import { JobCard } from "./job-card";
import { AddButton, Part } from "./part";
import { addJob } from "./state/jobs";
import { newJob } from "./state/profile";

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
			{profile.experience.length === 0 && <p className="text-ink-muted italic">None in your file</p>}
			<ul className="grid grid-cols-1 gap-3">
				{profile.experience.map((job, at) => (
					<JobCard key={job.experienceId || at} job={job} at={at} />
				))}
			</ul>
		</Part>
	);
}
