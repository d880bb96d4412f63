"use client";

import { inWords } from "@/components/audit/audit-words";
import { Select } from "@/components/ui/form/select";

const ANY = "any";

interface NarrowProps {
	name: string;
	any: string;
	options: ReadonlyArray<{ value: string; label: string }>;
	value: string | null;
	onChange: (values: Record<string, string | null>) => void;
}

/** One choice that a list is narrowed by, as the address has it; null for any. */
export function Narrow({ name, any, options, value, onChange }: NarrowProps) {
	if (options.length === 0 && value === null) return null;
	// What an address says may be a choice that this list doesn't have.
	const unknown = value !== null && !options.some((option) => option.value === value) ? [{ value, label: inWords(value) }] : [];
	return (
		<Select
			aria-label={any}
			className="w-auto max-w-60 grow sm:grow-0"
			value={value ?? ANY}
			onValueChange={(next) => onChange({ [name]: next === ANY ? null : next })}
			options={[{ value: ANY, label: any }, ...options, ...unknown]}
		/>
	);
}
