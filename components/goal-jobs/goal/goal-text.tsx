import { Field } from "@/components/ui/form/field";
import { Textarea } from "@/components/ui/form/input";
import { LONGEST_GOAL } from "./goal-limits";

interface GoalTextProps {
	label: string;
	help: string;
	value: string;
	onChange: (value: string) => void;
}

/** Where a person says in their words what they want. */
export function GoalText({ label, help, value, onChange }: GoalTextProps) {
	return (
		<Field label={label} help={help}>
			{(control) => (
				<Textarea
					{...control}
					rows={2}
					maxLength={LONGEST_GOAL}
					value={value}
					placeholder="Find jobs for my resume, near Lyon · Check my resume · Turn this CSV into Excel"
					onChange={(event) => onChange(event.target.value)}
				/>
			)}
		</Field>
	);
}
