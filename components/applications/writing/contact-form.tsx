"use client";

import { type KeyboardEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Contact } from "@/lib/goal-jobs/applications/schemas";
import { mistakesOf } from "./mistakes";

export const NO_CONTACT: Contact = { name: "", role: "", email: "", phone: "" };

const FIELDS = [
	{ name: "name", label: "Name", type: "text", isOptional: false },
	{ name: "role", label: "Role", type: "text", isOptional: true },
	{ name: "email", label: "E-mail", type: "email", isOptional: true },
	{ name: "phone", label: "Phone", type: "tel", isOptional: true },
] as const;

interface ContactFormProps {
	contact: Contact;
	onKeep: (contact: Contact) => void;
	onCancel: () => void;
}

/** One contact, written and then kept. It stands within other forms, so it is none itself: Enter keeps it. */
export function ContactForm({ contact, onKeep, onCancel }: ContactFormProps) {
	const [text, setText] = useState(contact);
	const [mistakes, setMistakes] = useState<Record<string, string>>({});
	const groupRef = useRef<HTMLFieldSetElement>(null);
	function keep() {
		const read = Contact.safeParse({ ...text, email: text.email.trim() });
		if (read.success) return onKeep(read.data);
		const found = mistakesOf(read.error);
		setMistakes(found);
		const wrong = FIELDS.find(({ name }) => found[name]);
		groupRef.current?.querySelector<HTMLInputElement>(`input[name="${wrong?.name ?? "name"}"]`)?.focus();
	}
	function onKeyDown(event: KeyboardEvent) {
		if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
			event.preventDefault();
			keep();
		}
		if (event.key === "Escape") {
			event.preventDefault();
			event.stopPropagation();
			onCancel();
		}
	}
	return (
		<fieldset ref={groupRef} onKeyDown={onKeyDown} className="grid grid-cols-1 gap-3 rounded-md border p-3 sm:grid-cols-2">
			<legend className="sr-only">A contact</legend>
			{FIELDS.map(({ name, label, type, isOptional }) => (
				<Field key={name} label={label} isOptional={isOptional} error={mistakes[name]}>
					{(control) => (
						<Input
							{...control}
							autoFocus={name === "name"}
							name={name}
							type={type}
							autoComplete="off"
							value={text[name]}
							onChange={({ target }) => setText({ ...text, [name]: target.value })}
						/>
					)}
				</Field>
			))}
			<div className="flex gap-2 sm:col-span-2">
				<Button size="sm" variant="primary" onClick={keep}>
					Keep contact
				</Button>
				<Button size="sm" variant="ghost" onClick={onCancel}>
					Cancel
				</Button>
			</div>
		</fieldset>
	);
}
