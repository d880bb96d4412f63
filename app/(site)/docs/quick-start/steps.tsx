"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { CodeAtThisOrigin } from "@/app/(site)/docs/api/code-at-this-origin";
import { useShownCalls } from "@/app/(site)/docs/api/samples-store";
import { Button } from "@/components/ui/button";
import { EXAMPLE_ORIGIN } from "@/lib/http/openapi/walkthrough";
import { PREPARE, PROGRAMS } from "./programs";

function Step({ number, title, text, children }: { number: number; title: string; text: ReactNode; children: ReactNode }) {
	return (
		<li className="grid min-w-0 gap-3">
			<div className="grid gap-1">
				<h2 className="font-semibold text-lg">
					{number}. {title}
				</h2>
				<p className="max-w-[72ch] text-ink-muted">{text}</p>
			</div>
			{children}
		</li>
	);
}

/** The steps in the chosen language. */
export function Steps() {
	const { language } = useShownCalls();
	const { install, file, run } = PROGRAMS[language];
	return (
		<ol className="grid min-w-0 gap-10">
			<Step number={1} title="Make a key" text="A program shows who it works for by a key. It is shown once; you can end it at any time.">
				<Button asChild variant="primary" className="w-fit">
					<Link href="/account/api-keys">Make an API key</Link>
				</Button>
			</Step>
			<Step
				number={2}
				title="Say where the service is"
				text="In a new folder, with your key in place of ck_… The resume is a made-up one; take your own if you like."
			>
				<CodeAtThisOrigin text={PREPARE} label="Commands that prepare the folder" example={EXAMPLE_ORIGIN} />
			</Step>
			<Step number={3} title="Install what it takes" text={install.text}>
				<CodeAtThisOrigin text={install.code} label="Commands that install" example={EXAMPLE_ORIGIN} />
			</Step>
			{file && (
				<Step
					number={4}
					title="Write the program"
					text={
						<>
							As <code className="font-mono text-sm">{file.name}</code>. The run stops twice for a decision; the program takes both.
						</>
					}
				>
					<CodeAtThisOrigin text={file.code} label={`The program ${file.name}`} example={EXAMPLE_ORIGIN} />
				</Step>
			)}
			<Step number={file ? 5 : 4} title="Run it" text={run.text}>
				<CodeAtThisOrigin text={run.code} label="Command that runs it" example={EXAMPLE_ORIGIN} />
				<p className="max-w-[72ch] text-ink-muted">
					Open the ZIP: a resume as DOCX and PDF and a note for each posting. The run stands among{" "}
					<Link href="/runs" className="text-accent underline underline-offset-2">
						your runs
					</Link>{" "}
					too, and every other call is in the{" "}
					<Link href="/docs/api" className="text-accent underline underline-offset-2">
						API reference
					</Link>
					.
				</p>
			</Step>
		</ol>
	);
}
