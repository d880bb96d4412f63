"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { z } from "zod";
import { AccountForm } from "@/components/accounts/account-form";
import { updateProfile } from "@/components/accounts/settings/calls";
import { Section } from "@/components/accounts/settings/section";
import { useAccountForm } from "@/components/accounts/use-account-form";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/form/combobox";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Notice } from "@/components/ui/notice";
import type { User } from "@/lib/accounts/schemas";
import { LIKE_DEVICE, localeChoices, timeZoneChoices } from "./locales";

const Profile = z.object({ displayName: z.string().trim().max(100, "Use at most 100 characters."), locale: z.string(), timeZone: z.string() });

const orDevice = (value: string) => (value === LIKE_DEVICE ? null : value);

/** `hasName`: the name is the person's own, not made from the address. */
export function ProfileSection({ user, hasName }: { user: User; hasName: boolean }) {
	const router = useRouter();
	const [choices] = useState(() => ({ locales: localeChoices(user.locale), timeZones: timeZoneChoices(user.timeZone) }));
	const { form, call, failure, begin, submit, errorOf } = useAccountForm({
		schema: async () => Profile,
		defaultValues: { displayName: hasName ? user.name : "", locale: user.locale ?? LIKE_DEVICE, timeZone: user.timeZone ?? LIKE_DEVICE },
		send: ({ displayName, locale, timeZone }) => updateProfile({ displayName: displayName || null, locale: orDevice(locale), timeZone: orDevice(timeZone) }),
		// Every page writes dates by these.
		onSuccess: () => router.refresh(),
	});
	return (
		<Section>
			<AccountForm onBegin={begin} onSubmit={submit}>
				{call.isSuccess && !form.formState.isDirty && <Notice tone="success" title="Your profile is kept" />}
				{failure && (
					<Notice tone="danger" title="Nothing was changed">
						{messageOf(failure)}
					</Notice>
				)}
				<Field
					label="Name"
					help={user.email === null ? "How we greet you." : "How we greet you. Without one, the first part of your address shows."}
					error={errorOf("displayName")}
				>
					{(control) => <Input {...control} {...form.register("displayName")} autoComplete="name" />}
				</Field>
				{user.email !== null && (
					<Field label="E-mail" help="You sign in with it, and our mails go there.">
						{(control) => <Input {...control} value={user.email ?? ""} readOnly className="bg-sunken" />}
					</Field>
				)}
				<div className="grid gap-5 md:grid-cols-2">
					<Controller
						control={form.control}
						name="locale"
						render={({ field }) => (
							<Field label="Language of dates and numbers" help="The words of the pages are English." error={errorOf("locale")}>
								{(control) => <Combobox {...control} label="Languages" value={field.value} onValueChange={field.onChange} options={choices.locales} />}
							</Field>
						)}
					/>
					<Controller
						control={form.control}
						name="timeZone"
						render={({ field }) => (
							<Field label="Time zone" help="Pages and mails say times in it." error={errorOf("timeZone")}>
								{(control) => <Combobox {...control} label="Time zones" value={field.value} onValueChange={field.onChange} options={choices.timeZones} />}
							</Field>
						)}
					/>
				</div>
				<Button type="submit" variant="primary" className="justify-self-start" isBusy={call.isPending}>
					Save profile
				</Button>
			</AccountForm>
		</Section>
	);
}
