"use client";

import { BulletList } from "@/components/workflows/resume-to-job-ready/profile/bullet-list";
import { useEditor } from "@/components/workflows/resume-to-job-ready/profile/editing/editor-context";
import { EntryFields } from "@/components/workflows/resume-to-job-ready/profile/entry-fields";
import { MoveButtons } from "@/components/workflows/resume-to-job-ready/profile/fields/move-buttons";
import { SourceButton } from "@/components/workflows/resume-to-job-ready/profile/source-button";
import { periodWords } from "@/components/workflows/resume-to-job-ready/profile/state/dates";
import { addSchool, editSchool, moveSchool, removeSchool, type SchoolFields } from "@/components/workflows/resume-to-job-ready/profile/state/entries";
import { newSchool, type School } from "@/components/workflows/resume-to-job-ready/profile/state/profile";
import { AddButton, EditButton, Part, ReadValue } from "./part";

/** Schools, degrees and studies. */
export function SchoolPart() {
	const { profile, edit, setOpen, focusNext } = useEditor();

	function add() {
		const school = newSchool(profile);
		edit({ what: "Added a school", change: addSchool(school) });
		setOpen(school.educationId, true);
		focusNext("education[0]");
	}

	return (
		<Part title="Education" path="education" actions={<AddButton label="Add a school" onAdd={add} />}>
			{profile.education.length === 0 && <p className="text-ink-muted italic">None found in your file</p>}
			<ul className="grid grid-cols-1 gap-3">
				{profile.education.map((school, at) => (
					<SchoolCard key={school.educationId || at} school={school} at={at} />
				))}
			</ul>
		</Part>
	);
}

const nameOf = (school: School) => school.degree || school.institution || "this school";

const HEAD = [
	{ field: "degree", label: "Degree" },
	{ field: "field", label: "Field of study" },
	{ field: "institution", label: "School", isWide: true },
] as const;

/** The degree with what was studied, once: a degree's own words may say it. */
function studyWords({ degree, field }: School): string {
	const isSaid = degree !== null && field !== null && degree.toLowerCase().includes(field.toLowerCase());
	return [degree, isSaid ? null : field].filter(Boolean).join(", ");
}

function SchoolCard({ school, at }: { school: School; at: number }) {
	const { isOpen } = useEditor();
	const path = `education[${at}]`;
	const isEdited = isOpen(school.educationId);
	const dates = periodWords(school.startDate, school.endDate, false);
	return (
		<li data-path={path} tabIndex={-1} className="grid min-w-0 scroll-mt-20 grid-cols-1 gap-3 rounded-md border p-4">
			<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
				<div className="min-w-0 flex-1 basis-56">
					<h5 className="font-medium">
						<ReadValue missing="No degree">{studyWords(school)}</ReadValue>
					</h5>
					<p className="text-ink-muted">
						<ReadValue missing="No school">{school.institution}</ReadValue>
					</p>
					{dates && <p className="text-ink-muted text-sm tabular-nums">{dates}</p>}
				</div>
				<div className="flex items-center gap-1">
					<SourceButton label={nameOf(school)} value={school.source.quote} source={school.source} />
					<EditButton part={school.educationId} path={path} what={nameOf(school)} />
				</div>
			</div>
			{isEdited && <SchoolHead school={school} at={at} path={path} />}
			<BulletList bullets={school.details} place={{ of: "education", index: at }} path={`${path}.details`} owner={nameOf(school)} isEdited={isEdited} />
			{isEdited && <SchoolActions school={school} at={at} />}
		</li>
	);
}

function SchoolHead({ school, at, path }: { school: School; at: number; path: string }) {
	const { edit } = useEditor();
	const change = (fields: Partial<SchoolFields>, field: string) =>
		edit({ what: `Changed ${nameOf(school)}`, change: editSchool(at, fields), key: `${school.educationId} ${field}` });
	const period = { startDate: school.startDate, endDate: school.endDate, isCurrent: false };
	return (
		<EntryFields
			fields={HEAD}
			values={school}
			onText={change}
			path={path}
			period={period}
			mayBePresent={false}
			onChange={({ isCurrent: _never, ...dates }, field) => change(dates, field)}
		/>
	);
}

function SchoolActions({ school, at }: { school: School; at: number }) {
	const { edit, focusNext, profile } = useEditor();
	const count = profile.education.length;
	return (
		<div className="flex items-center justify-end gap-1 border-t pt-3">
			<MoveButtons
				scope="entry"
				what={nameOf(school)}
				at={at}
				count={count}
				onMove={(by) => {
					edit({ what: `Moved ${nameOf(school)}`, change: moveSchool(at, by) });
					focusNext(`education[${at + by}]`, by === -1 ? "entry-up" : "entry-down");
				}}
				onDelete={() => {
					edit({ what: `Deleted ${nameOf(school)}`, change: removeSchool(at) });
					focusNext(count > 1 ? `education[${Math.min(at, count - 2)}]` : "education", "edit");
				}}
			/>
		</div>
	);
}
