"use client";

import { salaryWords } from "@/components/postings/posting-words";
import { Field } from "@/components/ui/form/field";
import { Input, Textarea } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import { useFormat } from "@/components/ui/format/locale";
import { type Application, type ApplicationChange, ApplicationStatus, LONGEST_NOTES, LONGEST_PAY } from "@/lib/goal-jobs/applications/schemas";
import { STATUS_OPTIONS } from "./statuses";
import { ContactList } from "./writing/contact-list";
import { useRestingText } from "./writing/use-resting-text";

interface ApplicationFieldsProps {
	/** Null while the posting is not followed: the first change begins it. */
	application: Application | null;
	/** What came of the last change; `idle` while nothing was changed. */
	state: "idle" | "saving" | "saved" | "failed";
	/** What is being saved: shown at once. */
	changing?: ApplicationChange | undefined;
	onChange: (change: ApplicationChange) => void;
}

/** Where a person stands with a posting, what it pays, whom they talk to, what they noted, and when to be reminded. Each is saved as it is changed. */
export function ApplicationFields({ application, state, changing, onChange }: ApplicationFieldsProps) {
	const { locale } = useFormat();
	return (
		<div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
			<Field label="Your status">
				{(control) => (
					<Select
						{...control}
						value={changing?.status ?? application?.status ?? ""}
						placeholder="Not saved yet"
						options={STATUS_OPTIONS}
						onValueChange={(value) => onChange({ status: ApplicationStatus.parse(value) })}
					/>
				)}
			</Field>
			<Field label="Remind me on" help="At home on that day, and by mail to a confirmed address.">
				{(control) => (
					<Input
						{...control}
						type="date"
						value={application?.remindOn ?? ""}
						onChange={({ target }) => {
							if (target.validity.valid) onChange({ remindOn: target.value === "" ? null : target.value });
						}}
					/>
				)}
			</Field>
			<Pay saved={application?.pay ?? ""} stated={salaryWords(application?.salary ?? null, locale)} onChange={(pay) => onChange({ pay })} />
			<ContactList contacts={application?.contacts ?? []} onChange={(contacts) => onChange({ contacts })} />
			<Notes saved={application?.notes ?? ""} onChange={(notes) => onChange({ notes })} />
			<p role="status" className="min-h-5 text-ink-muted text-sm sm:col-span-2">
				{state === "saving" && "Saving …"}
				{state === "failed" && "Not saved. What you wrote is still here; change it to try again."}
				{state === "saved" && application && (application.jobSpecId === null ? "Saved." : "Saved. It stays when the run is deleted.")}
			</p>
		</div>
	);
}

/** What it pays in the person's own words; what the posting states stands below it. */
function Pay({ saved, stated, onChange }: { saved: string; stated: string | null; onChange: (pay: string) => void }) {
	const { text, setText, tell } = useRestingText(saved, onChange);
	return (
		<Field label="Pay" help={stated ? `The posting says ${stated}.` : undefined} className="sm:col-span-2">
			{(control) => (
				<Input
					{...control}
					maxLength={LONGEST_PAY}
					value={text}
					placeholder={stated ? "What you were told" : "As stated, or as you were told"}
					onChange={(event) => setText(event.target.value)}
					onBlur={tell}
				/>
			)}
		</Field>
	);
}

function Notes({ saved, onChange }: { saved: string; onChange: (notes: string) => void }) {
	const { text, setText, tell } = useRestingText(saved, onChange);
	return (
		<Field label="Notes" className="sm:col-span-2">
			{(control) => (
				<Textarea
					{...control}
					rows={2}
					maxLength={LONGEST_NOTES}
					value={text}
					placeholder="What they said, what to ask"
					onChange={(event) => setText(event.target.value)}
					onBlur={tell}
				/>
			)}
		</Field>
	);
}
