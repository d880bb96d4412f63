import { Fragment } from "react";
import { CopyButton } from "@/components/ui/copy-button";
import { addressOfShape } from "./addresses";
import type { Field, TypePart } from "./reference";

/** On a phone its picture says it: the code has the room. */
const COPY = <span className="max-sm:sr-only">Copy</span>;

/** Code that can be copied whole; long lines wrap, around the button too, so nothing has to be scrolled sideways and no line is empty. */
export function Code({ text, label }: { text: string; label: string }) {
	return (
		<div className="flow-root min-w-0 rounded-lg border bg-sunken">
			<CopyButton
				value={text}
				shown={COPY}
				label={label}
				className="relative float-right mt-2 mr-2 ml-3 justify-center rounded-md border bg-surface px-2 py-1 pointer-coarse:min-w-10"
			/>
			<pre className="whitespace-pre-wrap break-words p-4 font-mono text-sm leading-5">{text}</pre>
		</div>
	);
}

/** An answer as it comes; a long one scrolls inside. */
export function Example({ text, label }: { text: string; label: string }) {
	return (
		<section aria-label={label} className="min-w-0 rounded-lg border">
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
			<pre tabIndex={0} className="max-h-64 overflow-auto whitespace-pre-wrap break-words rounded-lg p-4 font-mono text-xs leading-5">
				{text}
			</pre>
		</section>
	);
}

export function TypeWords({ parts }: { parts: readonly TypePart[] }) {
	return (
		<span className="break-words font-mono text-ink-muted text-xs [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-2">
			{parts.map(({ text, schema }, index) => {
				const key = `${index}:${text}`;
				if (!schema) return <Fragment key={key}>{text}</Fragment>;
				return (
					<a key={key} href={addressOfShape(schema)}>
						{text}
					</a>
				);
			})}
		</span>
	);
}

/** The look of rows is said once for all of them: there are thousands on the page. */
const ROWS = [
	"divide-y border-y",
	"[&>div]:grid [&>div]:gap-x-4 [&>div]:gap-y-0.5 [&>div]:py-2 md:[&>div]:grid-cols-[14rem_1fr] [&>div>*]:min-w-0",
	"[&_dt>code]:break-words [&_dt>code]:font-mono [&_dt>code]:text-sm [&_em]:ml-2 [&_em]:text-warning [&_em]:text-xs [&_em]:not-italic",
	"[&_dd>p]:max-w-[72ch] [&_dd>p]:text-ink-muted [&_dd>p]:text-sm",
].join(" ");

/** Fields one below the other: name and type, then what it means. */
export function Fields({ title, fields, isInput = false }: { title: string; fields: readonly Field[]; isInput?: boolean }) {
	if (fields.length === 0) return null;
	return (
		<div className="grid min-w-0 gap-2">
			<h3 className="font-medium text-ink-muted text-sm">{title}</h3>
			<dl className={ROWS}>
				{fields.map(({ name, type, isRequired, note }) => (
					<div key={name}>
						<dt>
							<code>{name}</code>
							{isInput && isRequired ? <em>required</em> : null}
						</dt>
						<dd>
							<TypeWords parts={type} />
							{note ? <p>{note}</p> : null}
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
