"use client";

import { Pencil } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { type Application, ApplicationChange } from "@/lib/goal-jobs/applications/schemas";
import { focusMistake, HandFields, saidByHand } from "./hand-fields";
import { mistakesOf } from "./mistakes";

interface ChangeSaidProps {
	application: Application;
	onChange: (change: ApplicationChange) => void;
}

/** Title, company, place and link of an application that was added by hand, to be changed. */
export function ChangeSaid({ application: { title, company, location, applyUrl }, onChange }: ChangeSaidProps) {
	const [said, setSaid] = useState<Parameters<typeof saidByHand>[0] | null>(null);
	const [mistakes, setMistakes] = useState<Record<string, string>>({});
	if (said === null) {
		return (
			<Button
				size="sm"
				className="justify-self-start"
				icon={<Pencil aria-hidden />}
				onClick={() => setSaid({ title, company, location: location ?? "", applyUrl: applyUrl ?? "" })}
			>
				Change title, company, place or link
			</Button>
		);
	}
	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const read = ApplicationChange.safeParse(said && saidByHand(said));
		if (!read.success) {
			const found = mistakesOf(read.error);
			setMistakes(found);
			focusMistake(event.currentTarget, found);
			return;
		}
		onChange(read.data);
		setSaid(null);
	}
	return (
		<form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4 rounded-md border p-4 sm:grid-cols-2">
			<HandFields said={said} mistakes={mistakes} onChange={setSaid} takesFocus />
			<div className="flex gap-2 sm:col-span-2">
				<Button type="submit" size="sm" variant="primary">
					Keep these
				</Button>
				<Button size="sm" variant="ghost" onClick={() => setSaid(null)}>
					Cancel
				</Button>
			</div>
		</form>
	);
}
