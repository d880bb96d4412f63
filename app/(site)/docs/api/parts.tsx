import { Fragment } from "react";
import { CopyButton } from "@/components/ui/copy-button";
import type { Field, TypePart } from "./reference";

/** Code that can be copied whole; long lines wrap, so nothing has to be scrolled sideways. */
export function Code({ text, label }: { text: string; label: string }) {
	return (
		<div className="relative min-w-0 rounded-lg border bg-sunken">
			<pre className="whitespace-pre-wrap break-words p-4 pr-20 font-mono text-sm leading-5">{text}</pre>
			<CopyButton value={text} shown="Copy" label={label} className="absolute top-2 right-2 rounded-md border bg-surface px-2 py-1" />
		</div>
	);
}

export function TypeWords({ parts }: { parts: readonly TypePart[] }) {
	return (
		<span className="break-words font-mono text-ink-muted text-xs">
			{parts.map(({ text, schema }, index) => {
				const key = `${index}:${text}`;
				if (!schema) return <Fragment key={key}>{text}</Fragment>;
				return (
					<a key={key} href={`#shape-${schema}`} className="text-accent underline underline-offset-2">
						{text}
					</a>
				);
			})}
		</span>
	);
}

/** Fields one below the other: name and type, then what it means. */
export function Fields({ title, fields, isInput = false }: { title: string; fields: readonly Field[]; isInput?: boolean }) {
	if (fields.length === 0) return null;
	return (
		<div className="grid min-w-0 gap-2">
			<h4 className="font-medium text-ink-muted text-sm">{title}</h4>
			<dl className="divide-y border-y">
				{fields.map(({ name, type, isRequired, note }) => (
					<div key={name} className="grid gap-x-4 gap-y-0.5 py-2 md:grid-cols-[14rem_1fr]">
						<dt className="min-w-0">
							<code className="break-words font-mono text-sm">{name}</code>
							{isInput && isRequired ? <span className="ml-2 text-warning text-xs">required</span> : null}
						</dt>
						<dd className="min-w-0">
							<TypeWords parts={type} />
							{note ? <p className="max-w-[72ch] text-ink-muted text-sm">{note}</p> : null}
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
