import 'reflect-metadata';
import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Body, Controller, Get, Module, Post, Query, UploadedFile, UseInterceptors } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { JwtService } from '@nestjs/jwt';
import { FileInterceptor } from '@nestjs/platform-express';
import { verify } from '@node-rs/argon2';
import pg from 'pg';

/*
 * The baseline for the services: the same calls as plain Nest handlers over pg, on the same databases. One statement each, without
 * guards, validation, transactions, feeds, logs or encryption.
 */
const { PORT, DATABASES = '', FILES = '' } = process.env;
type Pools = [auth: pg.Pool, jobs: pg.Pool, media: pg.Pool, invoice: pg.Pool];
const createPool = (connectionString: string) => new pg.Pool({ connectionString, max: 10 });
const [auth, jobs, media, invoice] = JSON.parse(DATABASES).map(createPool) as Pools;
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const tokens = new JwtService({ privateKey, signOptions: { algorithm: 'RS256' } });

const JOBS = `SELECT job.*, (SELECT json_agg(slot ORDER BY position) FROM timetable_slot AS slot WHERE job_id = job.id) AS slots FROM job`;

@Controller('api')
class BareController {
  @Get('user')
  async user(@Query('id') id: string) {
    const { rows } = await auth.query(
      `SELECT a.*, d.documents, s.permanent_jobs, s.quick_jobs FROM account a
         LEFT JOIN account_documents d ON d.user_id = a.id LEFT JOIN account_assignments s ON s.user_id = a.id
       WHERE a.id = $1`,
      [id],
    );
    return rows[0];
  }

  @Post('get-all-permanent-jobs')
  async openJobs(@Body() { userID }: { userID: string }) {
    const { rows } = await jobs.query(
      `${JOBS} WHERE kind = 'permanent' AND closed_at IS NULL
         AND need_count > (SELECT count(*) FROM enrolment WHERE job_id = job.id)
         AND NOT EXISTS (SELECT FROM enrolment WHERE job_id = job.id AND person_id = $1) ORDER BY created_at DESC, id`,
      [userID],
    );
    return rows;
  }

  @Get('admin/get-permanent-jobs')
  async allJobs() {
    return (await jobs.query(`${JOBS} WHERE kind = 'permanent' ORDER BY created_at DESC, id`)).rows;
  }

  @Post('admin/get-done-jobs-by-place')
  async month(@Body() { job_id, year, month }: Record<string, string>) {
    const { rows } = await jobs.query(
      `SELECT work_record.*, name FROM work_record JOIN known_account ON known_account.id = person_id
       WHERE job_id = $1 AND business_date >= $2::date AND business_date < $2::date + interval '1 month'
       ORDER BY business_date, started_at, work_record.id`,
      [job_id, `${year}-${month}-01`],
    );
    return rows;
  }

  /** First page of the clients with the month's sum of their places. */
  @Post('admin/list-month-invoices')
  async clients(@Body() { month }: Record<string, string>) {
    const { rows } = await invoice.query(
      `SELECT client.id, client.legal_name, count(*) AS places, sum(cents) AS sub_total, invoice.number, count(*) OVER () AS total
       FROM client JOIN job_client ON client_id = client.id AND job_client.valid_from <= $1::date
         JOIN job_price USING (job_id) JOIN known_job ON known_job.id = job_id
         LEFT JOIN client_invoice AS invoice ON invoice.client_id = client.id AND invoice.month = $2
       GROUP BY client.id, invoice.number ORDER BY lower(client.legal_name) LIMIT 25`,
      [`${month}-01`, month],
    );
    return rows;
  }

  /** Starts today's first slot that the person has not worked yet. */
  @Post('start-permanent-job')
  async start(@Body() { user_id, job_id, start_location }: Record<string, string>) {
    const { rows } = await jobs.query(
      `INSERT INTO work_record (id, person_id, job_id, slot_id, business_date, is_manual, started_at, planned_end,
         start_location, contractor_rate_cents, company_rate_cents, cap_minutes)
       SELECT $4, $2, job.id, slot.id, $5, false, now(), slot.end_time, $3, contractor_rate_cents, company_rate_cents, 120
       FROM job JOIN timetable_slot AS slot ON slot.job_id = job.id
       WHERE job.id = $1 AND NOT EXISTS (SELECT FROM work_record AS done WHERE done.person_id = $2
         AND done.slot_id = slot.id AND done.business_date = $5)
       ORDER BY slot.start_time LIMIT 1 RETURNING id`,
      [job_id, user_id, start_location, randomUUID(), new Date().toLocaleDateString('sv-SE')],
    );
    return { started_row_id: rows[0].id };
  }

  @Post('stop-permanent-job')
  async stop(@Body() { user_id, row_id, finish_location }: Record<string, string>) {
    await jobs.query(
      `UPDATE work_record SET ended_at = now(), finish_location = $3, minutes = 0, contractor_cents = 0, company_cents = 0,
         state = 'approved'
       WHERE id = $1 AND person_id = $2 AND ended_at IS NULL`,
      [row_id, user_id, finish_location],
    );
    return { msg: 'Done' };
  }

  @Post('admin/manual-record-add')
  async manual(@Body() body: Record<string, string>) {
    await jobs.query(
      `INSERT INTO work_record (id, person_id, job_id, business_date, is_manual, started_at, ended_at, minutes, contractor_cents,
         company_cents, state)
       VALUES ($1, $2, $3, $4::date, true, $4::timestamp, $4::timestamp, 0, 100 * $5::numeric, 100 * $6::numeric, 'approved')`,
      [randomUUID(), body.m_done_by, body.job_id, body.m_date_time, body.m_pay_for_cleaner, body.m_pay_for_me],
    );
    return { status: 'done' };
  }

  @Post('auth/login')
  async login(@Body() { email, password }: Record<'email' | 'password', string>) {
    const { rows } = await auth.query('SELECT id, name, role, password_hash FROM account WHERE email = $1', [email]);
    if (!(await verify(rows[0].password_hash, password))) throw new Error('The password is wrong');
    return { access_token: tokens.sign({ sub: rows[0].id }), user: rows[0] };
  }

  @Post('update-documents')
  @UseInterceptors(FileInterceptor('passport_img'))
  async upload(@UploadedFile() { buffer }: { buffer: Buffer }) {
    const id = randomUUID();
    await writeFile(path.join(FILES, id), buffer);
    const digest = createHash('sha256').update(buffer).digest('hex');
    await media.query('INSERT INTO bench_file VALUES ($1, $2, $3)', [id, digest, buffer.length]);
    return { id };
  }

  @Get('status')
  status() {
    return 'ready';
  }
}

@Module({ controllers: [BareController] })
class BareModule {}

mkdirSync(FILES, { recursive: true });
await media.query('CREATE TABLE IF NOT EXISTS bench_file (id uuid PRIMARY KEY, digest text, size int)');
const app = await NestFactory.create(BareModule, { logger: false });
await app.listen(Number(PORT), '127.0.0.1');
