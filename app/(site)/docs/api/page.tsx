import type { Metadata } from "next";
import Link from "next/link";
import { DocsHeader } from "@/app/(site)/docs/docs-header";
import { type DocsSearch, languageAsked } from "@/app/(site)/docs/languages";
import { atThisOrigin } from "@/app/(site)/docs/origin";
import { EXAMPLE_ORIGIN } from "@/lib/http/openapi/walkthrough";
import { anchorOf, Contents } from "./contents";
import { LanguageChoice } from "./language-choice";
import { OperationSection } from "./operation-section";
import { Code, Fields, TypeWords } from "./parts";
import { namedShapes, operationsByTag, refusalCodes, streamEvents, VERSION } from "./reference";
import { Walkthrough } from "./walkthrough";

export const metadata: Metadata = {
	title: "API reference",
	description: "Every operation of the Goal Mode API, with its fields, refusals and a call to copy.",
};

const FIRST_CALL = `BASE=${EXAMPLE_ORIGIN}/api/v1
KEY=ck_…
curl -sS "$BASE/users/me" -H "Authorization: Bearer $KEY"`;

export default async function ApiReferencePage(asked: DocsSearch) {
	const groups = operationsByTag();
	const language = await languageAsked(asked);
	return (
		<div className="mx-auto w-full max-w-7xl px-4 md:px-8 lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-x-10">
			<DocsHeader here="/docs/api" />
			<Contents groups={groups} />
			<main className="grid min-w-0 content-start gap-12 py-8">
				<Introduction />
				<Begin />
				<LanguageChoice title="Show calls in" made={language} needsCalls />
				<Walkthrough />
				{groups.map(({ name, description, operations }) => (
					<section key={name} id={anchorOf(name)} aria-labelledby={`${anchorOf(name)}-title`} className="grid min-w-0 scroll-mt-16 lg:scroll-mt-6">
						<h2 id={`${anchorOf(name)}-title`} className="font-semibold text-xl">
							{name}
						</h2>
						<p className="max-w-[72ch] pb-6 text-ink-muted">{description}</p>
						{operations.map((operation) => (
							<OperationSection key={operation.id} operation={operation} language={language} />
						))}
					</section>
				))}
				<Stream />
				<Codes />
				<Shapes />
			</main>
		</div>
	);
}

function Introduction() {
	return (
		<div className="grid gap-3">
			<h1 className="font-semibold text-2xl">API reference</h1>
			<p className="max-w-[72ch]">
				New here? The{" "}
				<Link href="/docs/quick-start" className="text-accent underline underline-offset-2">
					quick start
				</Link>{" "}
				takes five minutes from a key to a downloaded ZIP, and the{" "}
				<Link href="/docs/clients" className="text-accent underline underline-offset-2">
					clients
				</Link>{" "}
				make each of these calls for you. Generators read{" "}
				<a href="/api/v1/openapi.json" className="text-accent underline underline-offset-2">
					the contract file
				</a>{" "}
				(OpenAPI 3.1, version {VERSION}).
			</p>
		</div>
	);
}

/** What a first call needs: where, with what, and the call. */
function Begin() {
	return (
		<section aria-labelledby="begin" className="grid min-w-0 gap-3">
			<h2 id="begin" className="font-semibold text-lg">
				Begin in three lines
			</h2>
			<p className="max-w-[72ch]">
				<Link href="/account/api-keys" prefetch={false} className="text-accent underline underline-offset-2">
					Make an API key
				</Link>
				, put it in place of <code className="font-mono text-sm">ck_…</code>, and ask who you are:
			</p>
			<Code text={atThisOrigin(FIRST_CALL)} label="The first call" />
			<p className="max-w-[72ch]">
				The answer is JSON with your name. All paths below begin at that base address; bodies and answers are JSON, and times are ISO 8601 in UTC. Without an
				account, POST /auth/anonymous gives a guest's token to send in place of the key.
			</p>
			<p className="max-w-[72ch]">
				Every refusal has one shape, <TypeWords parts={[{ text: "Error", schema: "Error" }]} />: branch on its code, never on its words. A change can carry an{" "}
				<code className="font-mono text-sm">Idempotency-Key</code>; sent again with the same body, it answers the same and does nothing twice.
			</p>
		</section>
	);
}

function Stream() {
	return (
		<section id="the-stream" aria-labelledby="the-stream-title" className="grid min-w-0 gap-6">
			<div className="grid gap-2">
				<h2 id="the-stream-title" className="font-semibold text-xl">
					The stream
				</h2>
				<p className="max-w-[72ch] text-ink-muted">
					A WebSocket that speaks the Pusher Channels protocol. GET /realtime/config says where it is; POST /realtime/auth signs the private channels
					private-job-&#123;jobSpecId&#125; and private-user-&#123;userId&#125;. Each message on a job's channel is a{" "}
					<TypeWords parts={[{ text: "JobEvent", schema: "JobEvent" }]} />; seq has no gaps, and after one you read GET /jobs/goal/&#123;jobSpecId&#125;/events.
				</p>
			</div>
			{streamEvents().map(({ name, summary, fields }) => (
				<article key={name} className="grid min-w-0 gap-2">
					<h3 className="font-mono font-semibold text-sm">{name}</h3>
					<p className="text-ink-muted">{summary}</p>
					<Fields title="Its data" fields={fields} />
				</article>
			))}
		</section>
	);
}

function Codes() {
	return (
		<section id="codes" aria-labelledby="codes-title" className="grid min-w-0 gap-4">
			<h2 id="codes-title" className="font-semibold text-xl">
				Codes
			</h2>
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

function Shapes() {
	return (
		<section id="shapes" aria-labelledby="shapes-title" className="grid min-w-0 gap-8">
			<h2 id="shapes-title" className="font-semibold text-xl">
				Shapes
			</h2>
			{namedShapes().map(({ name, type, fields }) => (
				<article key={name} id={`shape-${name}`} className="grid min-w-0 scroll-mt-16 gap-2 lg:scroll-mt-6">
					<h3 className="font-mono font-semibold text-sm">{name}</h3>
					{fields.length === 0 ? <TypeWords parts={type} /> : <Fields title="Fields" fields={fields} />}
				</article>
			))}
		</section>
	);
}
