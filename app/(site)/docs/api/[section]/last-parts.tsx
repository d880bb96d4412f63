import { rangeOfShape, type SHAPE_RANGES } from "@/app/(site)/docs/api/addresses";
import { Fields, TypeWords } from "@/app/(site)/docs/api/parts";
import { namedShapes, refusalCodes, streamEvents } from "@/app/(site)/docs/api/reference";

export function Stream() {
	return (
		<section id="the-stream" aria-labelledby="the-stream-title" className="grid min-w-0 gap-6">
			<div className="grid gap-2">
				<h1 id="the-stream-title" className="font-semibold text-2xl">
					The stream
				</h1>
				<p className="max-w-[72ch] text-ink-muted">
					A WebSocket that speaks the Pusher Channels protocol. GET /realtime/config says where it is; POST /realtime/auth signs the private channels
					private-job-&#123;jobSpecId&#125; and private-user-&#123;userId&#125;. Each message on a job's channel is a{" "}
					<TypeWords parts={[{ text: "JobEvent", schema: "JobEvent" }]} />; seq has no gaps, and after one you read GET /jobs/goal/&#123;jobSpecId&#125;/events.
				</p>
			</div>
			{streamEvents().map(({ name, summary, fields }) => (
				<article key={name} className="grid min-w-0 gap-2">
					<h2 className="font-mono font-semibold text-sm">{name}</h2>
					<p className="text-ink-muted">{summary}</p>
					<Fields title="Its data" fields={fields} />
				</article>
			))}
		</section>
	);
}

export function Codes() {
	return (
		<section id="codes" aria-labelledby="codes-title" className="grid min-w-0 gap-4">
			<h1 id="codes-title" className="font-semibold text-2xl">
				Codes
			</h1>
			<dl className="divide-y border-y [&>div]:grid [&>div]:scroll-mt-16 lg:[&>div]:scroll-mt-6 [&>div]:gap-x-4 [&>div]:gap-y-0.5 [&>div]:py-2 md:[&>div]:grid-cols-[20rem_1fr] [&_dd]:text-ink-muted [&_dd]:text-sm [&_dt]:break-all [&_dt]:font-mono [&_dt]:text-sm">
				{refusalCodes().map(({ code, status, meaning }) => (
					<div key={code} id={`code-${code}`}>
						<dt>
							{status} {code}
						</dt>
						<dd>{meaning}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

export function Shapes({ range }: { range: (typeof SHAPE_RANGES)[number] }) {
	return (
		<section id="shapes" aria-labelledby="shapes-title" className="grid min-w-0 gap-8">
			<h1 id="shapes-title" className="font-semibold text-2xl">
				Shapes from {range[0]} to {range[1]}
			</h1>
			{namedShapes()
				.filter(({ name }) => rangeOfShape(name) === range)
				.map(({ name, type, fields }) => (
					<article key={name} id={`shape-${name}`} className="grid min-w-0 scroll-mt-16 gap-2 lg:scroll-mt-6">
						<h2 className="font-mono font-semibold text-sm">{name}</h2>
						{fields.length === 0 ? <TypeWords parts={type} /> : <Fields title="Fields" fields={fields} />}
					</article>
				))}
		</section>
	);
}
