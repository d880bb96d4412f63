"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { fieldErrors, messageOf } from "@/components/api-client";
import { applicationKeys, saveApplication } from "@/components/applications/queries";
import { STATUS_OPTIONS } from "@/components/applications/statuses";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Input, Textarea } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import { Notice } from "@/components/ui/notice";
import { Sheet } from "@/components/ui/overlay/sheet";
import { toast } from "@/components/ui/overlay/toast";
import { ApplicationInput, ApplicationStatus, type Contact, LONGEST_NOTES, LONGEST_PAY } from "@/lib/goal-jobs/applications/schemas";
import { ContactList } from "./contact-list";
import { focusMistake, HandFields, saidByHand } from "./hand-fields";
import { mistakesOf } from "./mistakes";

const EMPTY = { title: "", company: "", location: "", applyUrl: "" };

/** An application that no run found, written by hand: from a friend, a fair, another site. */
export function AddApplication({ onClose }: { onClose: () => void }) {
	const queryClient = useQueryClient();
	const [said, setSaid] = useState(EMPTY);
	const [status, setStatus] = useState<ApplicationStatus>("saved");
	const [pay, setPay] = useState("");
	const [notes, setNotes] = useState("");
	const [contacts, setContacts] = useState<Contact[]>([]);
	const [mistakes, setMistakes] = useState<Record<string, string>>({});
	const save = useMutation({
		mutationFn: saveApplication,
		onSuccess: ({ title }) => {
			void queryClient.invalidateQueries({ queryKey: applicationKeys.all });
			toast.success(`${title} is among your applications.`);
			onClose();
		},
		onError: (error) => setMistakes(fieldErrors(error)),
	});
	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const read = ApplicationInput.safeParse({ ...saidByHand(said), status, pay, notes, contacts });
		if (read.success) return save.mutate(read.data);
		const found = mistakesOf(read.error);
		setMistakes(found);
		focusMistake(event.currentTarget, found);
	}
	return (
		<Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Add an application">
			<form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
				<HandFields said={said} mistakes={mistakes} onChange={setSaid} />
				<Field label="Pay" isOptional error={mistakes.pay}>
					{(control) => <Input {...control} name="pay" maxLength={LONGEST_PAY} value={pay} onChange={({ target }) => setPay(target.value)} />}
				</Field>
				<Field label="Your status">
					{(control) => <Select {...control} value={status} options={STATUS_OPTIONS} onValueChange={(value) => setStatus(ApplicationStatus.parse(value))} />}
				</Field>
				<ContactList contacts={contacts} onChange={setContacts} />
				<Field label="Notes" isOptional error={mistakes.notes} className="sm:col-span-2">
					{(control) => (
						<Textarea {...control} name="notes" rows={3} maxLength={LONGEST_NOTES} value={notes} onChange={({ target }) => setNotes(target.value)} />
					)}
				</Field>
				{save.isError && (
					<div className="sm:col-span-2">
						<Notice tone="danger" title="It was not added">
							{messageOf(save.error)} What you wrote is still here.
						</Notice>
					</div>
				)}
				<div className="flex gap-2 sm:col-span-2">
					<Button type="submit" variant="primary" isBusy={save.isPending}>
						Add application
					</Button>
					<Button variant="ghost" onClick={onClose}>
						Cancel
					</Button>
				</div>
			</form>
		</Sheet>
	);
}
