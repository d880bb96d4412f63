import type { Metadata } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { Code } from "@/app/(site)/docs/api/parts";
import { DocsPage } from "@/app/(site)/docs/docs-page";
import { atThisOrigin } from "@/app/(site)/docs/origin";
import { CLIENTS_VERSION, PYTHON_PACKAGE, TYPESCRIPT_PACKAGE } from "@/app/(site)/docs/packages";
import { Badge, type Tone } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { GO_COMMANDS, INSTALL_COMMAND, INSTALL_PYTHON, INSTALL_TYPESCRIPT } from "./commands";

export const metadata: Metadata = {
	title: "Clients",
	description: "Clients of the Goal Mode API for TypeScript, Python and the command line, and how to generate one for Go.",
};

const LINK = "text-accent underline underline-offset-2";

function Client({ id, title, state, tone, children }: { id: string; title: string; state: string; tone: Tone; children: ReactNode }) {
	return (
		<Card className="min-w-0 p-5 md:p-6">
			<section id={id} aria-labelledby={`${id}-title`} className="grid min-w-0 scroll-mt-6 gap-4">
				<h2 id={`${id}-title`} className="flex flex-wrap items-center gap-3 font-semibold text-xl">
					{title} <Badge tone={tone}>{state}</Badge>
				</h2>
				{children}
			</section>
		</Card>
	);
}

const PROMISES = [
	["Tries", "A lost connection, a busy or a restarting service is tried again, after the time that the service names."],
	["Once", "Each change carries an Idempotency-Key that is kept over its tries: what was done and not answered is not done twice."],
	["Waiting", "run and wait follow a run to its next question or its end; events come in order, each once."],
	["Files", "Uploads tell how far they are and can be resumed; downloads come as streams."],
	["What will go", "An operation that will be withdrawn warns once, with its date."],
] as const;

export default function ClientsPage() {
	return (
		<DocsPage
			here="/docs/clients"
			title="Clients"
			text="Made from the same contract that the service is bound to: every operation is a method, every answer and refusal has a type."
		>
			<div className="grid min-w-0 gap-6">
				<Client id="typescript" title="TypeScript" state={`Pre-release ${CLIENTS_VERSION}`} tone="info">
					<p className="max-w-[72ch] text-ink-muted">
						Node 20.19 and newer, edge runtimes, and pages of this service&apos;s own origin. No dependencies, 9 kB compressed. Names may still change before
						1.0.
					</p>
					<Code text={atThisOrigin(INSTALL_TYPESCRIPT)} label="Command that installs the TypeScript client" />
				</Client>
				<Client id="python" title="Python" state={`Pre-release ${CLIENTS_VERSION}`} tone="info">
					<p className="max-w-[72ch] text-ink-muted">
						Python 3.10 and newer, on httpx and pydantic: a plain client and an asynchronous one with the same methods.
					</p>
					<Code text={atThisOrigin(INSTALL_PYTHON)} label="Command that installs the Python client" />
				</Client>
				<Client id="command-line" title="Command line" state={`Pre-release ${CLIENTS_VERSION}`} tone="info">
					<p className="max-w-[72ch] text-ink-muted">
						<code className="font-mono text-sm">goal-mode</code> comes with both packages and is the same in both. It signs in through the browser or with a
						key, asks a run&apos;s questions on a terminal, and prints JSON in a pipe.
					</p>
					<Code text={atThisOrigin(INSTALL_COMMAND)} label="Commands that install and try the command line" />
				</Client>
				<Client id="go" title="Go" state="Announced" tone="neutral">
					<p className="max-w-[72ch] text-ink-muted">
						A client for Go is announced and not here yet. Until then generate one from{" "}
						<a href="/api/v1/openapi.json" className={LINK}>
							the contract file
						</a>{" "}
						(OpenAPI 3.1): its types and calls come out; tries and keys stay yours.
					</p>
					<Code text={atThisOrigin(GO_COMMANDS)} label="Commands that generate a Go client" />
					<p className="max-w-[72ch] text-ink-muted">
						Send the key as <code className="font-mono text-sm">Authorization: Bearer</code>, a new <code className="font-mono text-sm">Idempotency-Key</code>{" "}
						with each change and the same one when you try it again, and after 429 or 503 wait as long as <code className="font-mono text-sm">Retry-After</code>{" "}
						says.
					</p>
				</Client>
			</div>
			<section aria-labelledby="by-itself" className="grid gap-4">
				<h2 id="by-itself" className="font-semibold text-xl">
					What they do by themselves
				</h2>
				<dl className="divide-y border-y">
					{PROMISES.map(([name, text]) => (
						<div key={name} className="grid gap-x-4 gap-y-0.5 py-3 md:grid-cols-[8rem_1fr]">
							<dt className="font-medium">{name}</dt>
							<dd className="max-w-[72ch] text-ink-muted">{text}</dd>
						</div>
					))}
				</dl>
				<p className="max-w-[72ch] text-ink-muted">
					To keep a copy:{" "}
					<a href={TYPESCRIPT_PACKAGE} className={LINK}>
						the package for TypeScript
					</a>
					,{" "}
					<a href={PYTHON_PACKAGE} className={LINK}>
						the package for Python
					</a>
					. Each brings a README with everything above. Begin with the{" "}
					<Link href="/docs/quick-start" className={LINK}>
						quick start
					</Link>
					.
				</p>
			</section>
		</DocsPage>
	);
}
