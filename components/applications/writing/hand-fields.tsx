"use client";

import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { FIRST_FOCUS } from "@/components/ui/overlay/use-focus-return";

export interface SaidByHand {
	title: string;
	company: string;
	location: string;
	applyUrl: string;
}

const FIELDS = [
	{ name: "title", label: "Title", placeholder: "Data engineer", isOptional: false },
	{ name: "company", label: "Company", placeholder: "", isOptional: false },
	{ name: "location", label: "Place", placeholder: "Town, country or remote", isOptional: true },
	{ name: "applyUrl", label: "Link to the posting", placeholder: "https://", isOptional: true },
] as const;

/** As it is sent: an address without its beginning is completed, what is empty is null. */
export function saidByHand({ title, company, location, applyUrl }: SaidByHand) {
	const address = applyUrl.trim();
	return {
		title,
		company,
		location: location.trim() || null,
		applyUrl: address === "" ? null : /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`,
	};
}

interface HandFieldsProps {
	said: SaidByHand;
	mistakes: Readonly<Record<string, string>>;
	onChange: (said: SaidByHand) => void;
	/** Whether they take the place of what had the focus, and so the focus too. */
	takesFocus?: boolean;
}

/** What a person says of a posting that no run found. */
export function HandFields({ said, mistakes, onChange, takesFocus = false }: HandFieldsProps) {
	return FIELDS.map(({ name, label, placeholder, isOptional }, place) => (
		<Field key={name} label={label} isOptional={isOptional} error={mistakes[name]}>
			{(control) => (
				<Input
					{...control}
					{...(place === 0 ? { [FIRST_FOCUS]: "", autoFocus: takesFocus } : {})}
					name={name}
					inputMode={name === "applyUrl" ? "url" : "text"}
					placeholder={placeholder}
					autoComplete="off"
					value={said[name]}
					onChange={({ target }) => onChange({ ...said, [name]: target.value })}
				/>
			)}
		</Field>
	));
}

/** Puts the focus into the first field that is wrong. */
export function focusMistake(form: HTMLFormElement, mistakes: Readonly<Record<string, string>>): void {
	const wrong = [...form.querySelectorAll<HTMLInputElement>("input[name], textarea[name]")].find(({ name }) => mistakes[name]);
	wrong?.focus();
}
