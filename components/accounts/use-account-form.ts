import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from "react-hook-form";
import type { z } from "zod";
import { fieldErrors } from "@/components/api-client";
import { useCall } from "@/components/ui/use-call";

interface AccountFormOptions<Given extends FieldValues, Body, Answer> {
	/** The schema that the API parses the same body with; loaded when the form is begun. */
	schema: () => Promise<z.ZodType<Body, Given>>;
	/** One for each field, in the order of the screen. */
	defaultValues: DefaultValues<Given>;
	send: (body: Body) => Promise<Answer>;
	onSuccess?: (answer: Answer, body: Body) => void;
}

/** Checks by a schema that is loaded at the first check. Where it can't be loaded nothing is checked here: the API does it by the same one. */
function resolverOf<Given extends FieldValues, Body>(schema: () => Promise<z.ZodType<Body, Given>>): Resolver<Given, unknown, Body> {
	return async (values, context, options) => {
		const loaded = await Promise.all([import("./form-checks"), schema()]).catch(() => null);
		if (!loaded) return { values: values as unknown as Body & Record<string, never>, errors: {} };
		const [{ zodResolver }, body] = loaded;
		return zodResolver<Given, unknown, Body>(body)(values, context, options);
	};
}

/**
 * A form whose mistakes stand beside their fields, whether the schema finds them here or the API does later. The first wrong field gets the
 * focus, and values stay as they are over every failure. `failure` is a refusal that belongs to no field. `begin` loads what a check needs.
 */
export function useAccountForm<Given extends FieldValues, Body, Answer>({ schema, defaultValues, send, onSuccess }: AccountFormOptions<Given, Body, Answer>) {
	const form = useForm<Given, unknown, Body>({ resolver: resolverOf(schema), defaultValues });
	const fields = Object.keys(defaultValues) as Path<Given>[];
	const call = useCall(send, {
		...(onSuccess ? { onSuccess } : {}),
		onError: (error) => {
			const messages = fieldErrors(error);
			const wrong = fields.filter((field) => messages[field]);
			for (const field of wrong) form.setError(field, { type: "server", message: messages[field] ?? "" }, { shouldFocus: field === wrong[0] });
		},
	});
	const belongsToField = fields.some((field) => fieldErrors(call.error)[field]);
	return {
		form,
		call,
		failure: belongsToField ? null : call.error,
		begin: () => void Promise.all([import("./form-checks"), schema()]).catch(() => undefined),
		submit: form.handleSubmit((body) => call.mutate(body)),
		errorOf: (field: Path<Given>): string | undefined => form.getFieldState(field, form.formState).error?.message,
	};
}
