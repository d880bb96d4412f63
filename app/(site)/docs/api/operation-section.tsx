import { Badge } from "@/components/ui/badge";
import { meaningOf } from "@/lib/http/openapi/errors";
import { ERRORS, type ErrorCode } from "@/lib/platform/errors";
import { Code, Fields, TypeWords } from "./parts";
import type { OperationView } from "./reference";

function isKnownCode(code: string): code is ErrorCode {
	return code in ERRORS;
}

export function OperationSection({ operation }: { operation: OperationView }) {
	const { id, method, path, summary, description, isDeprecated, access, parameters, body, answer, errors, curl } = operation;
	return (
		<article id={id} aria-labelledby={`${id}-title`} className="grid min-w-0 scroll-mt-6 gap-4 border-t py-8">
			<div className="grid gap-1.5">
				<h3 id={`${id}-title`} className="font-semibold text-lg">
					<a href={`#${id}`} className="hover:underline">
						{summary}
					</a>
				</h3>
				<p className="flex flex-wrap items-center gap-2">
					<code className="break-all font-mono text-sm">
						<strong className="font-semibold">{method}</strong> {path}
					</code>
					{isDeprecated ? <Badge tone="warning">Deprecated</Badge> : null}
				</p>
				{description ? <p className="max-w-[72ch]">{description}</p> : null}
				<p className="text-ink-muted text-sm">{access}</p>
			</div>
			<Code text={curl} label={`curl for ${id}`} />
			<Fields title="Parameters" fields={parameters} isInput />
			{body ? (
				<div className="grid gap-2">
					<Fields title={`Body, ${body.mediaType}`} fields={body.fields} isInput />
					{body.note ? <p className="max-w-[72ch] text-ink-muted text-sm">{body.note}</p> : null}
				</div>
			) : null}
			<div className="grid gap-2">
				<h4 className="font-medium text-ink-muted text-sm">
					Answer {answer.status}: <TypeWords parts={answer.type} />
				</h4>
				<Fields title="Its fields" fields={answer.fields} />
			</div>
			<details className="group">
				<summary className="w-fit cursor-pointer py-1 font-medium text-ink-muted text-sm hover:text-ink">
					Refusals ({errors.flatMap(({ codes }) => codes).length})
				</summary>
				<ul className="mt-2 grid gap-1.5">
					{errors.flatMap(({ status, codes }) =>
						codes.map((code) => (
							<li key={code} className="grid gap-x-3 md:grid-cols-[3rem_17rem_1fr]">
								<span className="font-mono text-ink-muted text-sm">{status}</span>
								<code className="break-all font-mono text-sm">{code}</code>
								<span className="text-ink-muted text-sm">{isKnownCode(code) ? meaningOf(code) : ""}</span>
							</li>
						)),
					)}
				</ul>
			</details>
		</article>
	);
}
