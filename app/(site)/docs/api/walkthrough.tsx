import { atThisOrigin } from "@/app/(site)/docs/origin";
import { WALKTHROUGH } from "@/lib/http/openapi/walkthrough";
import { Code } from "./parts";

export function Walkthrough() {
	return (
		<section id="walkthrough" aria-labelledby="walkthrough-title" className="grid min-w-0 gap-6">
			<div className="grid gap-1.5">
				<h2 id="walkthrough-title" className="font-semibold text-xl">
					Run the main job with curl
				</h2>
				<p className="max-w-[72ch] text-ink-muted">
					From a resume to tailored resumes, in one shell. The run stops twice for your decision; while it waits, nothing is charged.
				</p>
			</div>
			<ol className="grid min-w-0 gap-6">
				{WALKTHROUGH.map(({ title, text, code }, index) => (
					<li key={title} className="grid min-w-0 gap-2">
						<h3 className="font-semibold">
							{index + 1}. {title}
						</h3>
						<p className="max-w-[72ch] text-ink-muted">{text}</p>
						<Code text={atThisOrigin(code)} label={title} />
					</li>
				))}
			</ol>
		</section>
	);
}
