import type { ScriptForm } from "@/components/surveys/form/pages/form-page";
import { startEmbed } from "./embed";
import { startForm } from "./form";
import { startLive } from "./live";
import { showLocalTimes } from "./local-times";

const isEmbedded = document.body.dataset.embed !== undefined;
const form = document.querySelector<HTMLFormElement>("form[data-form]");
const section = document.querySelector<HTMLElement>("[data-mystery]");

showLocalTimes(document);
if (isEmbedded) startEmbed(location.pathname.split("/")[2] ?? "");
if (form) startForm(form, JSON.parse(form.dataset.form ?? "{}") as ScriptForm, isEmbedded);
if (section) startLive(section);
