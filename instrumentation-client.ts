import { checkWithoutEval } from "@/lib/platform/language/check-without-eval";

checkWithoutEval();
