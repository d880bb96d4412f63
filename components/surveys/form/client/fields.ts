import type { Entered, Problem } from "@/components/surveys/form/check-answers";

type Field = HTMLInputElement | HTMLTextAreaElement;

const isTicked = (field: Field): boolean => field instanceof HTMLInputElement && (field.type === "radio" || field.type === "checkbox");

/** The fields of the form, by name. */
function fieldsNamed(form: HTMLFormElement, name: string): Field[] {
	return [...form.querySelectorAll<Field>(`[name="${CSS.escape(name)}"]`)];
}

function valuesOf(form: HTMLFormElement, name: string): string[] {
	return fieldsNamed(form, name).flatMap((field) => (isTicked(field) && !(field as HTMLInputElement).checked ? [] : [field.value]));
}

export function readFields(form: HTMLFormElement, questionIds: readonly string[]): Entered {
	const answers = Object.fromEntries(questionIds.map((id) => [id, valuesOf(form, `q.${id}`)]));
	return { name: valuesOf(form, "name")[0] ?? "", email: valuesOf(form, "email")[0] ?? "", answers };
}

export function writeFields(form: HTMLFormElement, { name, email, answers }: Entered): void {
	const entries: [string, readonly string[]][] = [
		["name", [name]],
		["email", [email]],
		...Object.entries(answers).map(([id, values]): [string, readonly string[]] => [`q.${id}`, values]),
	];
	for (const [fieldName, values] of entries) {
		for (const field of fieldsNamed(form, fieldName)) {
			if (isTicked(field)) (field as HTMLInputElement).checked = values.includes(field.value) && !field.disabled;
			else field.value = values[0] ?? "";
		}
	}
}

/** What holds a field, and what says what is wrong with it. */
function partsOf(field: string): { holder: HTMLElement | null; error: HTMLElement | null } {
	const id = field === "name" || field === "email" ? field : `q-${field}`;
	return { holder: document.getElementById(id), error: document.getElementById(`${id}-error`) };
}

/** Says at a field what is wrong with it; undefined says that nothing is. */
export function showProblem(field: string, message: string | undefined): void {
	const { holder, error } = partsOf(field);
	if (!holder || !error) return;
	error.textContent = message ?? "";
	error.hidden = message === undefined;
	const described = (holder.getAttribute("aria-describedby") ?? "").split(" ").filter((id) => id !== "" && id !== error.id);
	if (message === undefined) holder.removeAttribute("aria-invalid");
	else {
		holder.setAttribute("aria-invalid", "true");
		described.push(error.id);
	}
	if (described.length > 0) holder.setAttribute("aria-describedby", described.join(" "));
	else holder.removeAttribute("aria-describedby");
}

/** Puts the focus where a field can be answered. */
export function focusField({ field }: Problem): void {
	const { holder } = partsOf(field);
	focusIn(holder);
}

export function focusIn(holder: Element | null): void {
	if (!holder) return;
	const target = holder.matches("input, textarea")
		? holder
		: (holder.querySelector("input:checked") ?? holder.querySelector("input:not([disabled]), textarea") ?? holder);
	(target as HTMLElement).focus();
}
