"use client";

import { Mail, Pencil, Phone, Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { type Contact, MOST_CONTACTS } from "@/lib/goal-jobs/applications/schemas";
import { ContactForm, NO_CONTACT } from "./contact-form";

interface ContactListProps {
	contacts: readonly Contact[];
	onChange: (contacts: Contact[]) => void;
}

/** The people whom one talks to about an application: to write to, to ring, to change. */
export function ContactList({ contacts, onChange }: ContactListProps) {
	/** The place of the one that is being written; one past the last for a new one. */
	const [written, setWritten] = useState<number | null>(null);
	const addRef = useRef<HTMLButtonElement>(null);
	function close() {
		setWritten(null);
		requestAnimationFrame(() => addRef.current?.focus());
	}
	function keep(place: number, contact: Contact) {
		onChange(place < contacts.length ? contacts.map((other, index) => (index === place ? contact : other)) : [...contacts, contact]);
		close();
	}
	return (
		<section aria-label="Contacts" className="grid grid-cols-1 content-start gap-2 sm:col-span-2">
			<h4 className="font-medium text-sm">Contacts</h4>
			{contacts.length > 0 && (
				<ul className="grid grid-cols-1 divide-y rounded-md border">
					{contacts.map((contact, place) =>
						written === place ? null : (
							// biome-ignore lint/suspicious/noArrayIndexKey: contacts have no id, and are read anew after each change
							<li key={place} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-2">
								<ContactFacts contact={contact} />
								<span className="flex gap-1">
									<Button variant="ghost" size="icon" aria-label={`Change ${contact.name}`} onClick={() => setWritten(place)}>
										<Pencil aria-hidden />
									</Button>
									<Button
										variant="ghost"
										size="icon"
										aria-label={`Remove ${contact.name}`}
										onClick={() => onChange(contacts.filter((_, index) => index !== place))}
									>
										<Trash2 aria-hidden />
									</Button>
								</span>
							</li>
						),
					)}
				</ul>
			)}
			{written !== null && (
				<ContactForm key={written} contact={contacts[written] ?? NO_CONTACT} onKeep={(contact) => keep(written, contact)} onCancel={close} />
			)}
			{written === null && contacts.length < MOST_CONTACTS && (
				<Button ref={addRef} size="sm" className="justify-self-start" icon={<Plus aria-hidden />} onClick={() => setWritten(contacts.length)}>
					Add a contact
				</Button>
			)}
		</section>
	);
}

const LINK_STYLE =
	"inline-flex min-w-0 items-center gap-1 rounded-sm text-accent underline underline-offset-2 hover:text-accent-strong pointer-coarse:py-2 [&_svg]:size-3.5 [&_svg]:shrink-0";

function ContactFacts({ contact: { name, role, email, phone } }: { contact: Contact }) {
	return (
		<span className="grid min-w-0 gap-0.5 text-sm">
			<span className="wrap-anywhere">
				<span className="font-medium">{name}</span>
				{role && <span className="text-ink-muted">, {role}</span>}
			</span>
			{(email || phone) && (
				<span className="flex min-w-0 flex-wrap gap-x-4">
					{email && (
						<a href={`mailto:${encodeURIComponent(email)}`} className={LINK_STYLE}>
							<Mail aria-hidden /> <span className="wrap-anywhere">{email}</span>
						</a>
					)}
					{phone && (
						<a href={`tel:${phone.replace(/[^\d+*#]/g, "")}`} className={LINK_STYLE}>
							<Phone aria-hidden /> {phone}
						</a>
					)}
				</span>
			)}
		</span>
	);
}
