import type { DeviceAsk } from "@/components/goal-jobs/device-ask";
import { WaitingBanner } from "@/components/goal-jobs/pauses/waiting-banner";
import { Card } from "@/components/ui/card";
import { ExactShape } from "./exact-shape";

/** A step that no page can do: the program that began the run answers it. */
export function ProgramNeeded({ ask: { title, toolRef, input, outputSchema } }: { ask: DeviceAsk }) {
	return (
		<div className="grid max-w-3xl grid-cols-1 gap-6">
			<WaitingBanner title={`${title}: your program is asked`}>
				The file stays on the device that chose it, and this page cannot do this step there. The program that began the run sends the result.
			</WaitingBanner>
			<Card className="grid grid-cols-1 gap-3 p-5">
				<p className="max-w-[72ch]">
					It does what <code className="font-mono text-sm">{toolRef}</code> would have done with the file, and sends the output as the answer to{" "}
					<code className="font-mono text-sm">output</code>. Nothing else of the file is asked for. To end the run instead, cancel it.
				</p>
				<ExactShape label="What the step is given" value={input} />
				<ExactShape label="The form of the answer" value={outputSchema} />
			</Card>
		</div>
	);
}
