"use client";

import { BulletList } from "@/components/workflows/resume-to-job-ready/profile/bullet-list";
import { useEditor } from "@/components/workflows/resume-to-job-ready/profile/editing/editor-context";
import { MoveButtons } from "@/components/workflows/resume-to-job-ready/profile/fields/move-buttons";
import { TextField } from "@/components/workflows/resume-to-job-ready/profile/fields/text-field";
import { addSection, editSection, moveSection, removeSection } from "@/components/workflows/resume-to-job-ready/profile/state/entries";
import { problemAt } from "@/components/workflows/resume-to-job-ready/profile/state/problems";
import type { Section } from "@/components/workflows/resume-to-job-ready/profile/state/profile";
import { AddButton, EditButton, Part, ReadValue } from "./part";

/** What a resume tells besides: projects, publications, interests. */
export function SectionsPart() {
	const { profile, edit, setOpen, focusNext } = useEditor();
	const count = profile.otherSections.length;

	function add() {
		edit({ what: "Added a section", change: addSection() });
		setOpen(`section-${count}`, true);
		focusNext(`otherSections[${count}]`);
	}

	return (
		<Part title="Other sections" path="otherSections" actions={<AddButton label="Add a section" onAdd={add} />}>
			{count === 0 && <p className="text-ink-muted italic">None found in your file</p>}
			<ul className="grid grid-cols-1 gap-3">
				{profile.otherSections.map((section, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: sections have no ids, and hold no state of their own
					<SectionCard key={at} section={section} at={at} />
				))}
			</ul>
		</Part>
	);
}

function SectionCard({ section, at }: { section: Section; at: number }) {
	const { isOpen, setOpen, edit, focusNext, profile, problems } = useEditor();
	const path = `otherSections[${at}]`;
	const part = `section-${at}`;
	const name = section.heading || "this section";
	const count = profile.otherSections.length;
	const isEdited = isOpen(part);

	function move(by: -1 | 1) {
		const other = `section-${at + by}`;
		const wasOtherOpen = isOpen(other);
		edit({ what: `Moved ${name}`, change: moveSection(at, by) });
		setOpen(part, wasOtherOpen);
		setOpen(other, true);
		focusNext(`otherSections[${at + by}]`, by === -1 ? "entry-up" : "entry-down");
	}

	function remove() {
		edit({ what: `Deleted ${name}`, change: removeSection(at) });
		for (let other = at; other < count; other += 1) setOpen(`section-${other}`, isOpen(`section-${other + 1}`));
		focusNext(count > 1 ? `otherSections[${Math.min(at, count - 2)}]` : "otherSections", "edit");
	}

	return (
		<li data-path={path} tabIndex={-1} className="grid min-w-0 scroll-mt-20 grid-cols-1 gap-3 rounded-md border p-4">
			<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
				<h5 className="min-w-0 flex-1 basis-56 font-medium">
					<ReadValue missing="No heading">{section.heading}</ReadValue>
				</h5>
				<EditButton part={part} path={path} what={name} />
			</div>
			{isEdited && (
				<TextField
					label="Heading"
					path={`${path}.heading`}
					value={section.heading}
					error={problemAt(problems, `${path}.heading`)}
					onChange={(text) => edit({ what: `Changed ${name}`, change: editSection(at, text), key: `${path}.heading` })}
				/>
			)}
			<BulletList bullets={section.lines} place={{ of: "otherSections", index: at }} path={`${path}.lines`} owner={name} isEdited={isEdited} />
			{isEdited && (
				<div className="flex items-center justify-end gap-1 border-t pt-3">
					<MoveButtons scope="entry" what={name} at={at} count={count} onMove={move} onDelete={remove} />
				</div>
			)}
		</li>
	);
}
