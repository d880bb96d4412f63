"use client";

import { useEffect, useRef, useState } from "react";
import { Field } from "@/components/ui/form/field";
import { Input, Textarea } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import { type Application, type ApplicationChange, ApplicationStatus, LONGEST_NOTES } from "@/lib/goal-jobs/applications/schemas";
import { STATUS_OPTIONS } from "./statuses";

const SAVE_AFTER_MS = 800;

interface ApplicationFieldsProps {
	/** Null while the posting is not followed: the first change begins it. */
	application: Application | null;
	state: "idle" | "saving" | "failed";
	onChange: (change: ApplicationChange) => void;
}

/** Where a person stands with a posting, what they noted, and when to be reminded. Each is saved as it is changed. */
export function ApplicationFields({ application, state, onChange }: ApplicationFieldsProps) {
	return (
		<div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
			<Field label="Your status">
				{(control) => (
					<Select
						{...control}
						value={application?.status ?? ""}
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
			<Notes saved={application?.notes ?? ""} onChange={(notes) => onChange({ notes })} />
			<p role="status" className="text-ink-muted text-sm sm:col-span-2">
				{state === "saving" && "Saving …"}
				{state === "failed" && "Not saved. What you wrote is still here; change it to try again."}
				{state === "idle" && application && "Saved. It stays when the run is deleted."}
			</p>
		</div>
	);
}

/** Saved once the typing rests, and when the field is left. */
function Notes({ saved, onChange }: { saved: string; onChange: (notes: string) => void }) {
	const [text, setText] = useState(saved);
	const toldRef = useRef(saved);
	const tell = () => {
		if (text === toldRef.current) return;
		toldRef.current = text;
		onChange(text);
	};
	const tellRef = useRef(tell);
	tellRef.current = tell;
	useEffect(() => {
		if (text === toldRef.current) return;
		const timer = setTimeout(() => tellRef.current(), SAVE_AFTER_MS);
		return () => clearTimeout(timer);
	}, [text]);
	// What was typed in the last moment is kept when the place is left.
	useEffect(() => () => tellRef.current(), []);
	return (
		<Field label="Notes" className="sm:col-span-2">
			{(control) => (
				<Textarea
					{...control}
					rows={2}
					maxLength={LONGEST_NOTES}
					value={text}
					placeholder="Whom you wrote to, what they said, what to ask"
					onChange={(event) => setText(event.target.value)}
					onBlur={tell}
				/>
			)}
		</Field>
	);
}
