import type { Metadata } from "next";
import Link from "next/link";
import { type DocsSearch, languageAsked } from "@/app/(site)/docs/languages";
import { atThisOrigin } from "@/app/(site)/docs/origin";
import { count } from "@/components/ui/format/format";
import { EXAMPLE_ORIGIN } from "@/lib/http/openapi/walkthrough";
import { placeOf, slugOfName } from "./addresses";
import { FollowAnchor } from "./follow-anchor";
import { LanguageChoice } from "./language-choice";
import { Code, TypeWords } from "./parts";
import { operationsByTag, VERSION } from "./reference";
import { Walkthrough } from "./walkthrough";

export const metadata: Metadata = {
	title: "API reference",
	description: "Every operation of the Goal Mode API, with its fields, refusals and a call to copy.",
};

const FIRST_CALL = `BASE=${EXAMPLE_ORIGIN}/api/v1
KEY=ck_…
curl -sS "$BASE/users/me" -H "Authorization: Bearer $KEY"`;

export default async function ApiReferencePage(asked: DocsSearch) {
	const language = await languageAsked(asked);
	return (
		<>
			<FollowAnchor />
			<Introduction />
			<Begin />
			<LanguageChoice title="Show calls in" made={language} needsCalls={false} />
			<Walkthrough />
			<Sections />
		</>
	);
}

/** What there is, section by section. */
function Sections() {
	return (
		<section aria-labelledby="sections" className="grid min-w-0 gap-4">
			<h2 id="sections" className="font-semibold text-xl">
				Sections
			</h2>
			<ul className="divide-y border-y">
				{operationsByTag().map(({ name, description, operations }) => (
					<li key={name} className="grid gap-0.5 py-3">
						<p className="flex flex-wrap items-baseline gap-x-2">
							<Link prefetch={false} href={placeOf(slugOfName(name))} className="font-medium text-accent underline underline-offset-2">
								{name}
							</Link>
							<span className="text-ink-muted text-sm">{count(operations.length, "operation")}</span>
						</p>
						<p className="max-w-[72ch] text-ink-muted text-sm">{description}</p>
					</li>
				))}
			</ul>
		</section>
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
