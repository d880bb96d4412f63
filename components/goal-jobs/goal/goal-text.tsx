import { Field } from "@/components/ui/form/field";
import { Textarea } from "@/components/ui/form/input";
import { LONGEST_GOAL } from "./goal-limits";

interface GoalTextProps {
	label: string;
	help?: string | undefined;
	rows?: number;
	value: string;
	onChange: (value: string) => void;
}

/** Where a person says in their words what they want. */
export function GoalText({ label, help, rows = 2, value, onChange }: GoalTextProps) {
	return (
		<Field label={label} help={help}>
			{(control) => (
				<Textarea
					{...control}
					rows={rows}
					maxLength={LONGEST_GOAL}
					value={value}
					placeholder="Find jobs for my resume, near Lyon · Check my resume · Turn this CSV into Excel"
					onChange={(event) => onChange(event.target.value)}
					// Enter begins, as in other places where one line is said; with Shift it is a new line.
					onKeyDown={(event) => {
						if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
						event.preventDefault();
						event.currentTarget.form?.requestSubmit();
					}}
				/>
			)}
		</Field>
	);
}
