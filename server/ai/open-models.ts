import type { LanguageModel } from "ai";
import { type CircuitBreakerPolicy, ConsecutiveBreaker, circuitBreaker, handleAll, isBrokenCircuitError } from "cockatiel";
import type { z } from "zod";
import type { ModelConfig } from "../config/index.ts";
import type { Logger } from "../log/index.ts";
import { type Refusal, toReason, UnusableError } from "./refusal.ts";
import { toLanguageModel } from "./to-language-model.ts";

export type { Refusal } from "./refusal.ts";

/** `isUsable`: false sends the question on to the next model, as an answer out of form does. */
export type Question<T> = { task: string; system: string; prompt: string; schema: z.ZodType<T>; isUsable?: (value: T) => boolean };
/** `by`: the model that answered; null: none did, `refusals` say why, in the order they were asked. */
export type Answer<T> = { by: string; value: T; refusals: Refusal[] } | { by: null; refusals: Refusal[] };
export type Models = {
  /** As people read them, in the order they are asked; empty where none is configured. */
  names: readonly string[];
  ask<T>(question: Question<T>): Promise<Answer<T>>;
};

/** Milliseconds one model and all of them together may take; how long one that failed five times in a row is left alone. */
export type Waits = { eachMs: number; allMs: number; restMs: number };
const WAITS: Waits = { eachMs: 20_000, allMs: 45_000, restMs: 60_000 };
const FAILURES = 5;
const RETRIES = 2;
const MOST_TOKENS = 4_000;

type Opened = { name: string; model(): Promise<LanguageModel>; breaker: CircuitBreakerPolicy };

/** The configured models, primary first. Nothing is connected before the first question. */
export function openModels(configs: readonly ModelConfig[], log: Logger, waits: Waits = WAITS): Models {
  const opened = configs.map((config): Opened => {
    let model: Promise<LanguageModel> | undefined;
    return {
      name: `${config.model} (${config.kind})`,
      model: () => (model ??= toLanguageModel(config)),
      breaker: circuitBreaker(handleAll, { halfOpenAfter: waits.restMs, breaker: new ConsecutiveBreaker(FAILURES) }),
    };
  });
  return {
    names: opened.map(({ name }) => name),
    async ask<T>(question: Question<T>): Promise<Answer<T>> {
      const end = performance.now() + waits.allMs;
      const refusals: Refusal[] = [];
      for (const { name, model, breaker } of opened) {
        const leftMs = end - performance.now();
        if (leftMs <= 0) break;
        try {
          const value = await breaker.execute(() =>
            within(Math.min(waits.eachMs, leftMs), async (signal) => putTo(await model(), question, signal)),
          );
          log.info("language model answered", { task: question.task, model: name });
          return { by: name, value, refusals };
        } catch (error) {
          const refusal = { model: name, reason: isBrokenCircuitError(error) ? "resting" : await toReason(error) } as const;
          refusals.push(refusal);
          log.warn("language model gave no usable answer", { task: question.task, ...refusal });
        }
      }
      return { by: null, refusals };
    },
  };
}

/** A timer of our own: Node may collect a signal of `AbortSignal.timeout()` inside `AbortSignal.any()` before it fires (nodejs/node 57736). */
async function within<T>(ms: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  try {
    return await run(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

async function putTo<T>(model: LanguageModel, { system, prompt, schema, isUsable }: Question<T>, abortSignal: AbortSignal): Promise<T> {
  const { generateText, Output } = await import("ai");
  const { output } = await generateText({
    model,
    system,
    prompt,
    output: Output.object({ schema }),
    temperature: 0,
    maxRetries: RETRIES,
    maxOutputTokens: MOST_TOKENS,
    abortSignal,
  });
  if (isUsable?.(output as T) === false) throw new UnusableError();
  return output as T;
}
