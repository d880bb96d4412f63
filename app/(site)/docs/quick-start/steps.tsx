import Link from "next/link";
import { Code } from "@/app/(site)/docs/api/parts";
import { LANGUAGES, type Language } from "@/app/(site)/docs/languages";
import { atThisOrigin } from "@/app/(site)/docs/origin";
import { Button } from "@/components/ui/button";
import { PREPARE, PROGRAMS } from "./programs";
import { Step } from "./step";

const LINK = "text-accent underline underline-offset-2";

/** The steps in every language, of which the chosen one is shown. `made`: that of the page. */
export function Steps({ made }: { made: Language }) {
	return (
		<ol className="grid min-w-0 gap-10">
			<Step
				number={1}
				title="Make a key"
				made={made}
				text={
					<>
						A program shows who it works for by a key. It is shown once; you can end it at any time. A program that has signed you in makes one by a call,{" "}
						<Link href="/docs/api/accounts#createApiKey" className={LINK}>
							POST /users/me/api-keys
						</Link>
						, within 15 minutes of signing in.
					</>
				}
			>
				<Button asChild variant="primary" className="w-fit">
					<Link href="/account/api-keys">Make an API key</Link>
				</Button>
			</Step>
			<Step
				number={2}
				title="Say where the service is"
				made={made}
				text="In a new folder, with your key in place of ck_… The resume is a made-up one; take your own if you like."
			>
				<Code text={atThisOrigin(PREPARE)} label="Commands that prepare the folder" />
			</Step>
			{LANGUAGES.map((language) => (
				<StepsIn key={language} language={language} made={made} />
			))}
		</ol>
	);
}

function StepsIn({ language, made }: { language: Language; made: Language }) {
	const { install, file, run } = PROGRAMS[language];
	const shown = { only: language, made };
	return (
		<>
			<Step {...shown} number={3} title="Install what it takes" text={install.text}>
				<Code text={atThisOrigin(install.code)} label="Commands that install" />
			</Step>
			{file && (
				<Step
					{...shown}
					number={4}
					title="Write the program"
					text={
						<>
							As <code className="font-mono text-sm">{file.name}</code>. The run stops twice for a decision; the program takes both.
						</>
					}
				>
					<Code text={atThisOrigin(file.code)} label={`The program ${file.name}`} />
				</Step>
			)}
			<Step {...shown} number={file ? 5 : 4} title="Run it" text={run.text}>
				<Code text={atThisOrigin(run.code)} label="Command that runs it" />
				<p className="max-w-[72ch] text-ink-muted">
					Open the ZIP: a resume as DOCX and PDF and a note for each posting. The run stands among{" "}
					<Link href="/runs" className={LINK}>
						your runs
					</Link>{" "}
					too, and every other call is in the{" "}
					<Link href="/docs/api" className={LINK}>
						API reference
					</Link>
					.
				</p>
			</Step>
		</>
	);
}
