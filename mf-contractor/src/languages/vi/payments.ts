// Vietnamese — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue';

export const charts: Catalogue['charts'] = {
  asTable: 'Hiện dạng bảng',
};

export const dashboard: Catalogue['dashboard'] = {
  title: 'Thu nhập nhà thầu phụ',
  week: 'Tuần này',
  weekSince: 'Từ {0}.',
  weekWaiting: 'Trong đó {0} chờ văn phòng.',
  lastPayment: 'Lần trả gần nhất',
  paidOn: 'ngày {0}',
  noPayment: 'Chưa có lần trả nào.',
  lead: 'Công việc đã xong trong một tháng và tiền công.',
  caption: 'Bảng giờ làm, {0}',
  date: 'Ngày',
  place: 'Nơi làm',
  hours: 'Số giờ',
  payment: 'Tiền công',
  paymentInDollars: 'Tiền công (A$)',
  totalHours: 'Tổng số giờ',
  totalPayment: 'Tổng tiền công',
  empty: 'Tháng này chưa có việc đã xong.',
  noHours: 'Văn phòng đã ghi',
  total: 'Tổng',
  waiting: 'Chờ văn phòng',
  waitingLead: 'Văn phòng xem việc này trước khi trả.',
  waitingWhy: 'Xem lý do và bạn làm được gì',
  notApproved: 'Không duyệt: {0}',
  note: 'Ghi chú',
  csv: 'Tải CSV',
  pdf: 'Tải bảng kê PDF',
  daysChart: 'Các ngày trong tháng',
  daysSummary: 'Biểu đồ cột: tiền công từng ngày của {0}.',
  monthsChart: 'Mười hai tháng gần đây',
  monthsSummary: 'Biểu đồ cột: tiền công từng tháng trong mười hai tháng đến {0}.',
  month: 'Tháng',
  time: 'Giờ',
  pending: 'Còn chờ',
  pendingLead: 'Việc đang làm hoặc còn phía trước trong tháng. Mỗi ca trả theo giờ bạn làm, nhiều nhất bằng độ dài ca.',
  pendingCount: 'Ca và việc ngắn',
  pendingAmount: 'Nhiều nhất',
  pendingList: 'Hiện danh sách',
  running: 'Đang làm',
  byTheHour: 'Theo giờ',
};

export const payments: Catalogue['payments'] = {
  title: 'Thanh toán',
  lead: 'Khoản chờ văn phòng, khoản đã duyệt, khoản đang chuyển và khoản bạn đã nhận.',
  open: 'Xem thanh toán',
  asOf: 'Tính đến {0}.',
  empty: 'Chưa có gì cần trả và chưa trả gì. Việc bạn đã xong sẽ hiện ở đây.',
  onItsWay: 'Đang chuyển',
  planned: '{is1, select, none {Dự kiến ngày {0}.} other {Dự kiến ngày {0}, vào tài khoản có đuôi {1}.}}',
  approved: 'Đã duyệt',
  approvedLead: 'Trả trong lần tới.',
  approvedAccount: 'Trả trong lần tới, vào tài khoản có đuôi {0}.',
  takenOff: 'Số dư âm: sẽ trừ vào lần trả tới.',
  withoutGst: 'Số tiền chưa gồm GST.',
  waiting: 'Chờ văn phòng',
  waitingLead: 'Văn phòng xem việc này trước khi trả.',
  call: 'Gọi văn phòng: {phone}',
  decisions: 'Quyết định của văn phòng',
  decisionsLead: 'Quyết định trong {0} ngày qua.',
  approvedOn: 'Đã duyệt, {0}',
  rejectedOn: 'Không duyệt, {0}',
  note: 'Ghi chú của văn phòng: {0}',
  paid: 'Đã trả',
  paidLead: 'Mỗi lần trả kèm giấy tờ.',
  none: 'Bạn chưa được trả qua đây.',
  into: '{is0, select, none {} other {vào tài khoản có đuôi {0}}}',
  returned: 'Bị trả lại',
  more: 'Hiện thêm {0}',
  year: 'Năm của bạn',
  yearLead: 'Để bạn khai thuế: những gì đã trả từ ngày đầu đến ngày cuối của năm tài chính.',
  chooseYear: 'Năm tài chính',
  days: 'Đã trả từ {0} đến {1}',
  count: 'Số lần trả',
  hours: 'Số giờ',
  gross: 'Đã trả, gồm GST',
  gst: 'GST trong đó',
  withheld: 'Thuế khấu trừ',
  super: 'Quỹ hưu (super) kèm theo',
  csv: 'Tải CSV',
};

export const payment: Catalogue['payment'] = {
  title: 'Thanh toán ngày {0}',
  back: 'Thanh toán',
  paidOn: 'Ngày trả',
  amount: 'Số tiền',
  account: 'Tài khoản',
  ending: '{is0, select, none {–} other {đuôi {0}}}',
  hours: 'Số giờ',
  work: 'Công việc',
  corrections: 'Điều chỉnh sai sót',
  adjustments: 'Điều chỉnh',
  gst: 'GST',
  withheld: 'Thuế khấu trừ',
  super: 'Quỹ hưu (super)',
  superDue: '{0}, vào quỹ của bạn muộn nhất ngày {1}',
  documents: 'Giấy tờ',
  kinds: {
    'remittance-advice': 'Giấy báo trả tiền',
    rcti: 'Hóa đơn thuế chúng tôi lập cho bạn (RCTI)',
    'adjustment-note': 'Phiếu điều chỉnh',
  },
  download: '{0} {1}, PDF',
  lines: 'Trả cho việc gì',
  noLines: 'Lần trả này không có dòng nào.',
  returned:
    '{is1, select, none {Ngân hàng trả lại khoản này ngày {0}.} other {Ngân hàng trả lại khoản này ngày {0}: {1}.}} Bạn sẽ được trả khoản này trong lần trả tới. Hãy xem thông tin ngân hàng có đúng không.',
  toAccount: 'Xem thông tin ngân hàng',
};

export const lineKinds: Catalogue['lineKinds'] = {
  work: '',
  correction: 'Sửa sai sót',
  settlement: 'Văn phòng đã trả trước',
  reimbursement: 'Hoàn chi phí',
  bonus: 'Thưởng',
  deduction: 'Khấu trừ',
};

export const waitingReasons: Catalogue['waitingReasons'] = {
  arrived_late: {
    why: 'Điện thoại của bạn gửi trễ',
    todo: 'Bạn không cần làm gì. Văn phòng sẽ so giờ.',
  },
  longer_than_expected: {
    why: 'Lâu hơn dự kiến',
    todo: 'Hãy báo văn phòng việc gì mất thêm thời gian.',
  },
  started_early: {
    why: 'Bắt đầu trước giờ',
    todo: 'Hãy báo văn phòng việc đó đã thống nhất chưa.',
  },
  finished_late: {
    why: 'Kết thúc sau giờ',
    todo: 'Hãy báo văn phòng việc gì mất thêm thời gian.',
  },
  corrected_upwards: {
    why: 'Văn phòng đã sửa',
    todo: 'Bạn không cần làm gì. Khi sửa làm tăng tiền công thì thường xem lại.',
  },
  same_record: {
    why: 'Giống một bản ghi khác',
    todo: 'Nếu hôm đó bạn làm cùng việc hai lần, hãy báo văn phòng.',
  },
  finished_by_admin: {
    why: 'Văn phòng đã kết thúc',
    todo: 'Nếu giờ kết thúc không đúng, hãy báo văn phòng.',
  },
  overlapping: {
    why: 'Trùng với việc khác của bạn',
    todo: 'Hãy báo văn phòng giờ nào đúng.',
  },
  outside_fence: {
    why: 'Xa nơi làm',
    todo: 'Hãy báo văn phòng bạn bắt đầu và kết thúc ở đâu.',
  },
  expired_document: {
    why: 'Giấy tờ thiếu hoặc hết hạn',
    todo: 'Hãy gửi giấy tờ còn hạn ở Tài khoản. Văn phòng quyết định về việc này.',
  },
  location_too_vague: {
    why: 'Vị trí không rõ',
    todo: 'Hãy báo văn phòng bạn bắt đầu và kết thúc ở đâu. Lần sau hãy đứng ngoài trời hoặc gần cửa sổ, bật vị trí chính xác.',
  },
  no_location: {
    why: 'Không có vị trí',
    todo: 'Hãy báo văn phòng bạn bắt đầu và kết thúc ở đâu. Lần sau hãy cho phép vị trí cho trang này.',
  },
  above_amount: {
    why: 'Số tiền lớn',
    todo: 'Bạn không cần làm gì. Với số tiền này thường xem lại.',
  },
  above_hours: {
    why: 'Hơn 12 giờ',
    todo: 'Hãy báo văn phòng bạn đã làm bao lâu.',
  },
  day_above_hours: {
    why: 'Hơn 12 giờ trong ngày đó',
    todo: 'Hãy báo văn phòng hôm đó bạn đã làm bao lâu.',
  },
};

export const blocks: Catalogue['blocks'] = {
  'no-bank-details':
    'Văn phòng không có thông tin ngân hàng của bạn nên không thể trả. Hãy yêu cầu thay đổi ở trang Tài khoản.',
  'on-hold':
    '{isreason, select, none {Văn phòng đang giữ tiền trả cho bạn.} other {Văn phòng đang giữ tiền trả cho bạn: {reason}.}} Hãy gọi văn phòng: {phone}.',
  'account-held':
    'Thông tin ngân hàng của bạn vừa được đổi. Vì an toàn, không trả trước {until}. Bạn không cần làm gì; nếu không phải bạn, hãy gọi văn phòng ngay: {phone}.',
};
