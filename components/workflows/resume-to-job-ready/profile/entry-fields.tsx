"use client";

import type { ComponentProps } from "react";
import { useEditor } from "./editing/editor-context";
import { TextField } from "./fields/text-field";
import { PeriodFields } from "./period-fields";
import { problemAt } from "./state/problems";

interface EntryFieldsProps<Field extends string> extends ComponentProps<typeof PeriodFields> {
	fields: readonly { readonly field: Field; readonly label: string; readonly isWide?: boolean }[];
	values: Readonly<Record<Field, string | null>>;
	onText: (text: Partial<Record<Field, string | null>>, field: Field) => void;
}

/** The fields of an entry's head, and its period. */
export function EntryFields<Field extends string>({ fields, values, onText, ...period }: EntryFieldsProps<Field>) {
	const { problems } = useEditor();
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			{fields.map(({ field, label, isWide }) => (
				<TextField
					key={field}
					label={label}
					path={`${period.path}.${field}`}
					value={values[field] ?? ""}
					error={problemAt(problems, `${period.path}.${field}`)}
					className={isWide ? "sm:col-span-2" : ""}
					onChange={(text) => onText({ [field]: text || null } as Partial<Record<Field, string | null>>, field)}
				/>
			))}
			<PeriodFields {...period} />
		</div>
	);
}
