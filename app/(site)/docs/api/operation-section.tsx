import { Fragment } from "react";
import type { Language } from "@/app/(site)/docs/languages";
import { Badge } from "@/components/ui/badge";
import { addressOfCode } from "./addresses";
import { Example, Fields, TypeWords } from "./parts";
import { type OperationView, ownRefusals, type Refusal } from "./reference";
import { ShownCall } from "./shown-call";
import { TryIt } from "./try/try-it";

/** The look of a status and of its codes is said once for all of them. */
const REFUSALS = [
	"grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 font-mono text-sm leading-6 [&>dt]:text-ink-muted",
	"[&>dd]:flex [&>dd]:flex-wrap [&>dd]:gap-x-5 [&_a:hover]:underline [&_a]:wrap-anywhere pointer-coarse:[&_a]:py-2",
].join(" ");

interface OperationSectionProps {
	operation: OperationView;
	language: Language;
	/** Told of all operations of the section. */
	shared: readonly Refusal[];
}

export function OperationSection({ operation, language, shared }: OperationSectionProps) {
	const { id, method, path, summary, description, isDeprecated, access, parameters, body, answer, errors, calls } = operation;
	const own = ownRefusals(errors, shared);
	// What no program calls, such as what a provider sends, has a call in curl alone.
	const made = calls.has(language) ? language : "curl";
	return (
		<article id={id} aria-labelledby={`${id}-title`} className="grid min-w-0 scroll-mt-16 gap-4 lg:scroll-mt-6 border-t py-8">
			<div className="grid gap-1.5">
				<h2 id={`${id}-title`} className="font-semibold text-lg">
					<a href={`#${id}`} className="hover:underline">
						{summary}
					</a>
				</h2>
				<p className="flex flex-wrap items-center gap-2">
					<code className="break-all font-mono text-sm">
						<strong className="font-semibold">{method}</strong> {path}
					</code>
					{isDeprecated ? <Badge tone="warning">Deprecated</Badge> : null}
				</p>
				{description ? <p className="max-w-[72ch]">{description}</p> : null}
				<p className="text-ink-muted text-sm">{access}</p>
			</div>
			<ShownCall operationId={id} call={calls.get(made) ?? ""} made={made} />
			<TryIt operationId={id} call={`${method} ${path}`} />
			<Fields title="Parameters" fields={parameters} isInput />
			{body ? (
				<div className="grid gap-2">
					<Fields title={`Body, ${body.mediaType}`} fields={body.fields} isInput />
					{body.note ? <p className="max-w-[72ch] text-ink-muted text-sm">{body.note}</p> : null}
				</div>
			) : null}
			<div className="grid gap-2">
				<h3 className="font-medium text-ink-muted text-sm">
					Answer {answer.status}: <TypeWords parts={answer.type} />
				</h3>
				{answer.example ? <Example text={answer.example} label={`Answer of ${method} ${path}, for example`} /> : null}
				<Fields title="Its fields" fields={answer.fields} />
			</div>
			{own.length > 0 ? (
				<div className="grid gap-2">
					<h3 className="font-medium text-ink-muted text-sm">{shared.length > 0 ? "Refusals of its own" : "Refusals"}</h3>
					<Refusals refusals={own} />
				</div>
			) : null}
		</article>
	);
}

/** One row for each status, with its codes. */
export function Refusals({ refusals }: { refusals: readonly Refusal[] }) {
	return (
		<dl className={REFUSALS}>
			{refusals.map(({ status, codes }) => (
				<Fragment key={status}>
					<dt>{status}</dt>
					<dd>
						{codes.map((code) => (
							<a key={code} href={addressOfCode(code)}>
								{code}
							</a>
						))}
					</dd>
				</Fragment>
			))}
		</dl>
	);
}
